// Finds cards, workers, structures, actions and rules by any language's name or by the words of a question.

/** @type {Record<string, string>} */
const SIGNS = { ł: "l", ø: "o", œ: "oe", æ: "ae", ß: "ss", đ: "d", ı: "i", ё: "е", й: "и" };
const K1 = 1.2;
const B = 0.6;
const SHORTEST = 18; // Words: a shorter text is not better for being short.
const OTHER_WORD = 0.75; // What a word of the same meaning counts.

/**
 * Letters as people type them in a hurry: small, without accents.
 *
 * @param {string} text
 */
export function folded(text) {
  const small = text.toLowerCase().replace(/[łøœæßđıёй]/g, (sign) => SIGNS[sign]);
  return small.normalize("NFD").replace(/\p{M}/gu, "");
}

/**
 * @param {string} text
 * @returns {string[]}
 */
export function wordsOf(text) {
  return folded(text).match(/[\p{L}\p{N}]+(?:-\d+)?/gu) ?? [];
}

/**
 * How alike a typed word and a word of a text are, from 0 to 1: languages inflect, and fingers slip.
 *
 * @param {string} typed
 * @param {string} word
 * @param {boolean} [unfinished]
 */
export function likeness(typed, word, unfinished = false) {
  if (typed === word) return 1;
  const short = Math.min(typed.length, word.length);
  const long = Math.max(typed.length, word.length);
  if (short < 3) return 0;
  let same = 0;
  while (same < short && typed[same] === word[same]) same += 1;
  if (same === typed.length && unfinished) return 0.9 - 0.05 * Math.min(8, long - short);
  if (same === short && long - short <= (short > 3 ? 3 : 1)) return (short > 3 ? 0.9 : 0.6) - 0.05 * (long - short);
  if (same >= 4 && same >= long - 3 && same >= 0.6 * long) return 0.7;
  return short >= 5 && isOneSlip(typed, word) ? 0.6 : 0;
}

/**
 * One letter too many, missing, wrong, or two changed over.
 *
 * @param {string} one
 * @param {string} other
 */
function isOneSlip(one, other) {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (/** @type {string} */ text, /** @type {number} */ skip) => text.slice(at + skip);
  if (one.length > other.length) return rest(one, 1) === rest(other, 0);
  if (one.length < other.length) return rest(one, 0) === rest(other, 1);
  if (rest(one, 1) === rest(other, 1)) return true;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, 2) === rest(other, 2);
}

/**
 * Entries have `names` (of all languages), `text` and `number` or nothing. `common` are the words that say nothing,
 * `groups` lists of words that mean the same in a question.
 *
 * @param {Entry[]} entries
 * @param {string[]} common
 * @param {string[]} [groups]
 * @returns {SearchIndex}
 */
export function makeIndex(entries, common, groups = []) {
  /** @type {SearchIndex["terms"]} */
  const terms = new Map();
  /** @type {number[]} */
  const lengths = [];
  /** @type {string[][][]} */
  const names = [];
  entries.forEach((entry, place) => {
    const said = wordsOf(`${entry.chapter ?? ""} ${entry.text}`);
    lengths.push(Math.max(SHORTEST, said.length));
    names.push(entry.names.map((name) => wordsOf(name)));
    for (const word of said) count(terms, word, place, "said");
    for (const word of new Set(names[place].flat())) count(terms, word, place, "named");
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const numbers = new Set(entries.map((entry) => entry.number).filter(Boolean));
  const same = groups.map((group) => wordsOf(group));
  return {
    entries,
    terms,
    lengths,
    names,
    numbers,
    average,
    same,
    common: new Set(common.flatMap((word) => wordsOf(word))),
  };
}

/**
 * @param {SearchIndex["terms"]} terms
 * @param {string} word
 * @param {number} place
 * @param {"said" | "named"} kind
 */
function count(terms, word, place, kind) {
  const term = terms.get(word) ?? { said: new Map(), named: new Set() };
  terms.set(word, term);
  if (kind === "named") term.named.add(place);
  else term.said.set(place, (term.said.get(place) ?? 0) + 1);
}

/**
 * The places of the best entries, the best first.
 *
 * @param {SearchIndex} index
 * @param {string} question
 * @param {number} [most]
 */
export function find(index, question, most = 20) {
  const typed = wordsOf(question);
  if (!typed.length) return [];
  const byNumber = index.entries.findIndex((entry) => entry.number && folded(entry.number) === typed.join("-"));
  const telling = typed.filter((word) => !index.common.has(word));
  const asked = telling.length ? telling : typed;
  const isQuestion = telling.length > 1 && typed.length > telling.length;
  const scores = new Map();
  const matched = new Map();
  asked.forEach((word, place) => {
    for (const [entry, score] of scoresOf(index, word, place === asked.length - 1)) {
      scores.set(entry, (scores.get(entry) ?? 0) + score);
      matched.set(entry, (matched.get(entry) ?? new Set()).add(place));
    }
  });
  for (const [entry, score] of scores) {
    const share = matched.get(entry).size / asked.length;
    const named = nameScore(index.names[entry], asked, typed);
    scores.set(entry, (score * (0.25 + 0.75 * share * share) + named) * weightOf(index.entries[entry], isQuestion));
  }
  if (byNumber >= 0) scores.set(byNumber, Infinity);
  const order = [...scores.keys()].sort((one, other) => scores.get(other) - scores.get(one) || one - other);
  return order.slice(0, most);
}

/**
 * A question is about rules rather than single cards, the first rule of a chapter above all; a rule about one card says
 * what the card says.
 *
 * @param {Entry} entry
 * @param {boolean} isQuestion
 */
function weightOf(entry, isQuestion) {
  if (entry.about_card || entry.kind === "automa" || entry.kind === "order") return 0.6;
  return entry.number && isQuestion ? 1.5 + 0.15 / Number(entry.number.match(/\d+$/)?.[0] ?? Infinity) : 1;
}

/**
 * The best match of one typed word in every entry that has one.
 *
 * @param {SearchIndex} index
 * @param {string} word
 * @param {boolean} unfinished
 */
function scoresOf(index, word, unfinished) {
  const best = new Map();
  const total = index.entries.length;
  const others = index.same.filter((group) => group.some((other) => likeness(word, other) >= 0.7)).flat();
  for (const [term, { said, named }] of index.terms) {
    const other = others.length ? OTHER_WORD * Math.max(...others.map((each) => likeness(each, term))) : 0;
    const alike = Math.max(likeness(word, term, unfinished), other);
    if (!alike) continue;
    const holders = new Set([...said.keys(), ...named]).size;
    const rare = Math.log(1 + (total - holders + 0.5) / (holders + 0.5));
    for (const [place, times] of said) {
      const long = 1 - B + (B * index.lengths[place]) / index.average;
      raise(best, place, (alike * rare * times * (K1 + 1)) / (times + K1 * long));
    }
    for (const place of named) raise(best, place, 1.6 * alike * rare);
  }
  return best;
}

/**
 * @param {Map<number, number>} best
 * @param {number} place
 * @param {number} score
 */
function raise(best, place, score) {
  if (score > (best.get(place) ?? 0)) best.set(place, score);
}

/**
 * A whole name that was typed counts more than words: alone, or inside a question.
 *
 * @param {string[][]} names
 * @param {string[]} asked
 * @param {string[]} typed
 */
function nameScore(names, asked, typed) {
  let best = 0;
  for (const name of names) {
    const fits = (/** @type {string[]} */ words) =>
      name.every((part) => words.some((word) => likeness(word, part) >= 0.6));
    if (!name.length || !fits(typed)) continue;
    const exact = name.length === typed.length && name.every((part, place) => part === typed[place]);
    best = Math.max(best, exact ? 40 : 3 * name.length * (name.length / Math.max(name.length, asked.length)));
  }
  return best;
}
