// What scripts share with pages, with the server and with each other: attributes, events, messages and what a browser
// stores. tsc complains about every other name. Nothing of this file reaches a browser.

// --- attributes: `element.dataset.ply` is data-ply

interface DOMStringMap {
  // The table.
  act?: string; // An action in the strip: JSON of `Act`.
  after?: string;
  banner?: string;
  choose?: string;
  chosen?: string;
  code?: string;
  for?: string;
  goes?: string;
  least?: string;
  line?: string;
  live?: string;
  most?: string;
  name?: string;
  newest?: string;
  news?: string;
  outcome?: string;
  own?: string; // What the own answers have brought: JSON of `OwnEvent`s. In a line of the chat, whether it is one's own.
  pane?: string;
  part?: string;
  picks?: string;
  plies?: string;
  ply?: string;
  said?: string;
  say?: string;
  season?: string;
  showAgain?: string;
  showSpace?: string;
  stream?: string;
  sum?: string;
  until?: string;
  url?: string;
  value?: string;
  version?: string;
  zoom?: string;
  // The feast.
  parts?: string; // The points of a guest by source: JSON.
  source?: string;
  table?: string;
  // Every page: what the server says about the app, the drawer and the reader's settings.
  drawer?: string;
  follow?: string;
  lost?: string;
  notify?: string;
  opensHere?: string;
  ownTheme?: string;
  pace?: string;
  rules?: string;
  serviceWorker?: string;
  shortcuts?: string;
  sound?: string;
  sounds?: string;
  theme?: string;
  // Buttons that copy, share or save, and forms.
  copied?: string;
  copy?: string;
  done?: string;
  failed?: string;
  file?: string;
  passkey?: string;
  saved?: string;
  share?: string;
  title?: string;
  why?: string;
  // Push messages.
  devices?: string;
  key?: string;
  // The companion.
  addresses?: string; // JSON of `Addresses`.
  data?: string;
  files?: string;
  icons?: string;
  // What scripts only look for.
  at?: string;
  do?: string;
  hint?: string;
  hintClose?: string;
  hurry?: string;
  over?: string;
  peek?: string;
  sit?: string;
  space?: string;
  stay?: string;
  undo?: string;
  // What only scripts write: texts and numbers that are shown later, and that something has happened.
  asked?: string;
  ended?: string;
  heard?: string;
  field?: string;
  later?: string;
  now?: string;
  ready?: string;
}

/** What a chip of the strip says about its action. `p` names the player's colours, `piece` the place of a worker. */
interface Act {
  ply: number;
  kind: string;
  p: string;
  say: string;
  piece: string;
  worker: string;
  kinds: EventKind[];
  gains: Gain[];
}

/** One event of the reader's own answers: what happened, to how many of what, and where. Empty fields are left out. */
interface OwnEvent {
  ply: number;
  kind: EventKind;
  amount?: number;
  thing?: string;
  deck?: string;
  /** Where the card can be enlarged, which names it on the page. */
  card?: string;
  at?: string;
}

/** What the engine reports. */
type EventKind =
  | "year"
  | "season"
  | "parent"
  | "row"
  | "placed"
  | "planned"
  | "due"
  | "lost"
  | "passed"
  | "lira"
  | "vp"
  | "residual"
  | "drew"
  | "reshuffled"
  | "discarded"
  | "shown"
  | "took"
  | "gave"
  | "pledged"
  | "played"
  | "option"
  | "declined"
  | "toured"
  | "built"
  | "planted"
  | "uprooted"
  | "switched"
  | "sold_field"
  | "bought_field"
  | "sold_grape"
  | "harvested"
  | "grape"
  | "grape_used"
  | "wine"
  | "wine_used"
  | "filled"
  | "trained"
  | "aged"
  | "taken_back"
  | "temporary"
  | "chosen"
  | "workers_home"
  | "first_player"
  | "last_year"
  | "game_over"
  | "automa_card"
  | "automa_placed"
  | "automa_skipped"
  | "marker"
  | "token"
  | "bumped"
  | "specials"
  | "drafted"
  | "star"
  | "star_moved"
  | "traded"
  | "grape_token"
  | "next_row"
  | "destroyed";

/** How it is shown. */
type MotionName =
  | "hop"
  | "goHome"
  | "nod"
  | "coins"
  | "points"
  | "counter"
  | "draw"
  | "discard"
  | "turnUp"
  | "shuffle"
  | "plant"
  | "uproot"
  | "field"
  | "harvest"
  | "intoVat"
  | "press"
  | "sell"
  | "intoCellar"
  | "deliver"
  | "fill"
  | "raise"
  | "arrive"
  | "age"
  | "perch"
  | "star"
  | "calendar"
  | "automa";

/** What happens when a gain has arrived. */
type Counting = (...gain: Gain) => void;

/** The actions that are shown just now, and what lies over the page meanwhile. */
interface Showing {
  box: HTMLElement;
  boxes: HTMLElement[];
  all: HTMLElement[];
  focus: Element | null;
}

/** A card that points at the space where its worker goes. */
interface Aim {
  card: HTMLElement;
  space: HTMLElement;
  line: SVGElement | null;
}

/** A seat, what its player gained and how much of it; a loss is below zero. */
type Gain = [seat: number, kind: string, amount: number];

// --- events

/** One request of htmx, from the press to the swap. */
interface HtmxContext {
  sourceElement?: Element;
  request: { method: string; body: FormData; timeout: number };
  response: Response;
  fetch(action: string, request: RequestInit): Promise<Response>;
  text?: string;
  /** It waits until the season before it has been told. */
  waited?: boolean;
  /** It lies between the page that is shown and the one that waits. */
  between?: boolean;
}

interface HtmxTask {
  fragment?: DocumentFragment;
  swapSpec: { transition: boolean };
}

type HtmxEvent = CustomEvent<{ ctx: HtmxContext; tasks?: HtmxTask[] }>;

interface DocumentEventMap {
  "htmx:config:request": HtmxEvent;
  "htmx:before:request": HtmxEvent;
  "htmx:before:response": HtmxEvent;
  "htmx:before:swap": HtmxEvent;
  "htmx:after:swap": HtmxEvent;
  "htmx:finally:swap": HtmxEvent;
  "htmx:finally:request": HtmxEvent;
  "htmx:error": HtmxEvent;
  "vendemmia:sound": CustomEvent<SoundName>;
  /** Everything has been told; how many milliseconds it took from the end of a year, 0 without one. */
  "vendemmia:told": CustomEvent<number>;
  "vendemmia:ended": CustomEvent;
}

/** The stream of a table says which version is the newest, of the game and of what happens beside it. */
interface EventSourceEventMap {
  version: MessageEvent<string>;
  news: MessageEvent<string>;
}

interface Window {
  htmx: {
    config: { transitions: boolean };
    ajax(method: string, address: string, options: { target: string; swap: string }): Promise<void>;
    process(element: Element): void;
    swap(ctx: HtmxContext): Promise<void>;
  };
}

type SoundName =
  | "yours"
  | "placement"
  | "coin"
  | "order"
  | "season"
  | "end"
  | "paper"
  | "berry"
  | "pour"
  | "roll"
  | "glass"
  | "stamp"
  | "laurel"
  | "thud"
  | "build"
  | "rooster";

/** Where a sound is played. */
interface Studio {
  audio: BaseAudioContext;
  out: AudioNode;
}

/** How a tone sounds: how loud, for how many seconds, and what its pitch does. */
interface Shape {
  loud: number;
  length: number;
  attack?: number;
  bend?: number;
  cents?: number;
  filter?: number;
}

/** How a noise sounds: for how many seconds, how loud, and between which pitches. */
interface Rustle {
  length: number;
  loud: number;
  below: number;
  above?: number;
  at?: number;
}

type Sound = (to: Studio, detail?: string) => void;

interface Size {
  width: number;
  height: number;
}

/** The sides of a box on the page. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// --- messages of the server, beside pages

/** What a passkey is asked to sign; the server sends bytes as base64url. `problem` says why it refuses. */
interface PasskeyRequest {
  problem?: string;
  challenge: string;
  excludeCredentials?: { id: string; type: "public-key" }[];
  user?: { id: string; name: string; displayName: string };
}

// --- the companion: addresses, and data in the reader's language

interface Addresses {
  home: string;
  automa: string;
  campaign: string;
  score: string;
  setup: string;
  ask: string;
  /** What the server keeps, and where it takes results and the campaign. */
  kept: string;
  keepCampaign: string;
  results: string;
}

type CompanionPart = "home" | "automa" | "campaign" | "score" | "setup" | "ask";

interface Known {
  language: string;
  program: string;
  texts: Record<string, string>;
  seasons: Record<string, string>;
  actions: Record<string, string>;
  levels: { id: string; name: string; text: string; extended: string }[];
  aggressive: { name: string; text: string };
  reading: string;
  boards: Record<string, { cards: Bars; rows: string[]; rows_with_structures: string[] }>;
  plans: Plan[];
  challenges: { number: number; name: string; text: string; readings: string[]; rule: string }[];
  campaign: CampaignFacts;
  regions: Record<string, string>;
  map: MapRegion[];
  stars: number;
  limits: Limits;
  modules: { id: string; name: string }[];
  setup: { games: SetUp[]; steps: { text: string; rules: string[] }[]; mamas: string[]; papas: string[] };
  parents: Record<"mama" | "papa", Record<string, string>>;
  workers: Record<string, string>;
  kinds: Record<string, string>;
  entries: Entry[];
  common: string[];
  same: string[];
  examples: string[];
}

/** The least and the most of a number. */
type Bounds = [least: number, most: number];

interface Limits extends Record<Counted, Bounds> {
  reach: number;
  target: number;
  floor: number;
  players: number[];
  name: number;
}

/** The actions of each card of the Automa, by season. */
type Bars = Record<string, string[]>[];

/** One game against the Automa in the numbers of the rules. */
interface Plan {
  board: string;
  level: string;
  aggressive: boolean;
  challenge: number;
  structure_cards: boolean;
  map_scoring: boolean;
  seasons: string[];
  years: number;
  start_vp: number;
  start_residual: number;
  automa_vp: number;
  markers: number[];
  least: number;
  most: number;
  rows: number[];
  glass: number[];
  late_row: number;
  grape_row: number;
  tokens_usable: boolean;
  workers_by: number;
  workers_needed: number;
  medium_vp: number;
  large_vp: number;
  middle_spaces: boolean;
  regions: { id: string; vp: number; automa: number }[];
  vp_floor: number;
}

/** What the player says at the end of a year. */
interface YearEnd {
  vp?: number;
  medium?: number;
  large?: number;
  stars?: number[];
  six?: boolean;
}

type Press =
  | { do: "row"; row: number }
  | { do: "deal" | "spend" }
  | { do: "taken"; action: string }
  | ({ do: "end" } & YearEnd);

interface AutomaGame {
  plan: Plan;
  tokens: number;
  cards: number[];
  moves: Press[];
  key?: string;
  campaign?: boolean;
  entered?: boolean;
  saved?: boolean;
}

type Result = "win" | "draw" | "loss";

type LogLine =
  | { year: number; do: "row"; row: number }
  | { year: number; do: "deal"; season: string; drawn: number[]; placed: string[]; skipped: string[] }
  | { year: number; do: "end"; vp: number | null };

/** Where a game against the Automa is. */
interface AutomaState {
  year: number;
  season: number;
  next: "row" | "deal" | "end" | "over";
  row: number;
  glass: number[];
  tokens: number;
  automaVp: number;
  used: number;
  usedBefore: number;
  workers: string[];
  before: string[];
  drawn: number[];
  placed: string[];
  skipped: string[];
  taken: string[];
  log: LogLine[];
  vp: number | null;
  result: "" | Result;
}

interface CampaignFacts {
  numbers: number[];
  skipped: number[];
  may_skip: number[];
  aggressive_levels: string[];
  most_tokens: number;
}

interface Campaign {
  format: string;
  level: string;
  aggressive: boolean;
  games: { challenge: number; result: Result }[];
  skipped: number[];
}

interface KeptCampaign {
  key: string;
  progress: Campaign;
}

interface MapRegion {
  id: string;
  name: string;
  vp: number;
  side2: boolean;
}

type TieBreak = "vp" | "lira" | "wine" | "grapes";
type Counted = TieBreak | "residual";

interface PadPlayer extends Record<Counted, number> {
  name: string;
  colour: string;
  top: number;
  stars: number[];
}

interface PadPage {
  key: string;
  year: number;
  phase: "play" | "end";
  extended: boolean;
  side2: boolean;
  map: boolean;
  players: PadPlayer[];
  saved?: boolean;
}

interface Pad extends PadPage {
  /** What it was before each change. */
  past: PadPage[];
}

interface Score extends Record<TieBreak, number> {
  map: number;
}

interface Standing extends Record<TieBreak, number> {
  seat: number;
  rank: number;
  decided: "" | "shared" | TieBreak;
}

interface SetUp {
  players: number;
  advanced: boolean;
  modules: string[];
  steps: number[];
  pieces: [name: string, count: number][];
  parents_each: number;
  specials: string[];
  specials_revealed: number;
}

/** What picks are made from. */
type PickFacts = Pick<SetUp, "parents_each" | "specials" | "specials_revealed"> &
  Pick<Known["setup"], "mamas" | "papas">;

interface Picked {
  mamas: string[][];
  papas: string[][];
  specials: string[];
  first: number;
}

/** What "Ask the rules" finds. */
interface Entry {
  kind: string;
  id: string;
  names: string[];
  text: string;
  rulings: string[];
  rules: string[];
  number?: string;
  chapter?: string;
  about_card?: boolean;
}

/** What the companion sends; a later message with the same key takes the place of an earlier one. */
type Message = KeptCampaign | GameResult;

interface GameResult {
  key: string;
  ended: string;
  extended: boolean;
  years: number;
  level: string;
  automa: { vp: number; result: string } | null;
  players: { name: string; scores: number[] }[];
}

/** What the server keeps for this browser, with a token for changes. */
interface Kept {
  token: string;
  campaign: KeptCampaign | null;
}

interface AutomaChoice {
  board: string;
  level: string;
  aggressive: boolean;
  structure_cards: boolean;
  map_scoring: boolean;
}

interface ScoreChoice {
  players: number;
  extended: boolean;
  names: string[];
  colours: number[];
}

interface SetupChoice {
  players: number;
  advanced: boolean;
  modules: string[];
  picked: Picked | null;
  done: number[];
}

/** What the companion stores in the browser, by name. */
interface Stored {
  automa: AutomaGame | null;
  "automa-choice": AutomaChoice;
  campaign: KeptCampaign | null;
  "campaign-choice": { level: string; aggressive: boolean };
  score: Pad | null;
  "score-choice": ScoreChoice;
  setup: SetupChoice;
  waiting: { address: string; body: Message }[];
  awake: boolean;
  dark: boolean;
  large: boolean;
}

/** What is inside an element: elements, texts, and nothing. */
type Child = Node | string | null | undefined | false;

/** Attributes of an element, and under `on` what its events do. */
type Attributes = Record<string, unknown> & {
  on?: { [E in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[E]) => void };
};

/** All entries by their words. */
interface SearchIndex {
  entries: Entry[];
  /** By word: how often an entry says it, and which entries have it in a name. */
  terms: Map<string, { said: Map<number, number>; named: Set<number> }>;
  lengths: number[];
  names: string[][][];
  numbers: Set<string | undefined>;
  average: number;
  same: string[][];
  common: Set<string>;
}
