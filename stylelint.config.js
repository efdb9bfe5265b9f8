// Rules of the style sheets: what is wrong or needless in them. Blank lines and line breaks are up to the writer.

/** @type {import("stylelint").Config} */
export default {
  extends: "stylelint-config-standard",
  rules: {
    // A rule that fits on a line stays on it.
    "declaration-block-single-line-max-declarations": null,
    "rule-empty-line-before": null,
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    // Names of drawings and levels come from the rules of the game.
    "selector-class-pattern": "^[a-z][a-z0-9]*([-_][a-z0-9]+)*$",
    "value-keyword-case": ["lower", { ignoreProperties: ["/^--(serif|sans)$/", "font-family"] }],
    // Colours stand in the sheets of tokens only.
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklch"],
    "media-feature-range-notation": "prefix",
    // Areas are drawn in a declaration of their own.
    "declaration-block-no-redundant-longhand-properties": [true, { ignoreShorthands: ["grid-template"] }],
    // Safari knows it by this name only.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-text-size-adjust"] }],
    // Layers and places decide, not weights.
    "declaration-no-important": true,
    // A rule is beside those of its part, also where it weighs more than one that follows.
    "no-descending-specificity": null,
  },
  overrides: [
    { files: ["**/*tokens.css", "**/tokens/*.css"], rules: { "color-no-hex": null } },
    // What is hidden, stands still or is printed does so in every layer.
    { files: ["**/reset.css", "**/print.css", "**/skip.css"], rules: { "declaration-no-important": null } },
    // These still outweigh rules of their own layer. The list only gets shorter.
    {
      files: [
        ...["button", "campaign", "card", "hand", "icon", "prompt", "slot", "small-spaces", "states", "tabs"],
        ...["top", "wakeup"],
      ].map((sheet) => `**/components/${sheet}.css`),
      rules: { "declaration-no-important": null },
    },
  ],
};
