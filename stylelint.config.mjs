// `npm run validate -- stylesheets` checks by these what is written in the portal's stylesheets.

/**
 * Where a layout may change. Below the first there is no room even for all tools of the header; at the second phones
 * end, at the third tablets; up to the fourth and the fifth the header makes do with less. Values, as a media query can
 * read no token.
 */
const breakpoints = {
  narrow: '23rem',
  phone: '40rem',
  tablet: '64rem',
  laptop: '72rem',
  page: '80rem',
};

/** Below it a window is short: what a phone's keyboard leaves, or a phone that lies on its side. */
const shortHeight = '36rem';

const token = [/var\(--/, 'inherit', '0', 'none'];

/** @type {import('./portal/node_modules/stylelint/types/stylelint/index.d.ts').Config} */
export default {
  referenceFiles: ['portal/src/ui/tokens/*.css'],
  rules: {
    // Both directions: start and end, never left and right. How far a thing scrolls has no writing direction to know.
    'property-layout-mappings': ['flow-relative', { ignoreProperties: ['overflow-x', 'overflow-y'] }],
    'value-keyword-layout-mappings': ['flow-relative', { ignoreKeywords: ['vertical'] }],

    // Both themes, one scale: what has a token is said by its token.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'declaration-property-value-allowed-list': {
      'border-radius': token,
      'box-shadow': token,
      'font-weight': token,
      // 1 is before its neighbours, not before the page.
      'z-index': [...token, '1'],
    },
    'no-unknown-custom-properties': true,
    'no-unknown-animations': true,

    'media-feature-name-allowed-list': [
      'width',
      'height',
      'prefers-color-scheme',
      'prefers-reduced-motion',
      'forced-colors',
      'scripting',
    ],
    'media-feature-name-value-allowed-list': { width: Object.values(breakpoints), height: [shortHeight] },
    'media-feature-range-notation': 'context',

    'declaration-no-important': true,
    'no-duplicate-selectors': true,
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-no-unknown': [true, { ignoreProperties: { 'text-align': '-webkit-match-parent' } }],
    'custom-property-no-missing-var-function': true,
    'named-grid-areas-no-invalid': true,
    'no-invalid-position-declaration': true,
    'at-rule-no-unknown': true,
    'function-no-unknown': true,
    'media-query-no-invalid': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,
  },
  // Who sets a rule aside says why.
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  overrides: [
    {
      files: ['portal/src/ui/tokens/*.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    {
      files: ['portal/src/ui/fonts/*.css'],
      rules: { 'declaration-property-value-allowed-list': null },
    },
  ],
};
