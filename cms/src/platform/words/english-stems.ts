/**
 * Inflection only, as Snowball's "English (Porter2)" takes it off in its steps 0 to 1c and 5: plural, past, gerund and
 * the silent e. Its other steps take suffixes off that make another word: university and universe, organ and
 * organization, intern and international would become one.
 */
export function englishStem(word: string): string {
  if (word.length < 4) return word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  // A y that is a consonant is written Y in the rules.
  const marked = word.replace(/^y|(?<=[aeiouy])y/g, 'Y');
  const stem = withoutSilentE(vowelY(withoutEnding(withoutPlural(marked)))).toLowerCase();
  return stem.length < 3 ? word : stem;
}

// Plurals that no rule makes, each with the stem of its singular, and words that only look inflected.
const irregular = new Map(
  Object.entries({
    alumni: 'alumnus', analyses: 'analysi', children: 'child', crises: 'crisi', criteria: 'criterion', curricula: 'curriculum', hypotheses: 'hypothesi', indices: 'index',
    lives: 'life', matrices: 'matrix', mice: 'mous', ngos: 'ngo', phds: 'phd', phenomena: 'phenomenon', spectra: 'spectrum', symposia: 'symposium', theses: 'thesi', women: 'woman',
    dying: 'die', lying: 'lie', tying: 'tie', skies: 'sky',
    atlas: 'atlas', bias: 'bias', cosmos: 'cosmos', during: 'during', evening: 'evening', exceed: 'exceed', morning: 'morning', news: 'news', proceed: 'proceed', succeed: 'succeed',
  }), // prettier-ignore
);

const hasVowel = /[aeiouy]/;

/** Snowball's R1: what stands behind the first consonant that follows a vowel. */
function behindFirstSyllable(word: string): string {
  return /^.*?[aeiouy][^aeiouy](.*)$/.exec(word)?.[1] ?? '';
}

/** A word of one short syllable, to which a silent e belongs: hop(e), mak(e). */
function isShort(word: string): boolean {
  return endsShort(word) && behindFirstSyllable(word) === '';
}

function endsShort(word: string): boolean {
  return /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])$/.test(word);
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  if (/(?:us|ss)$/.test(word)) return word;
  // A vowel that is not the letter before the s: gas and this have none.
  return word.endsWith('s') && hasVowel.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function withoutEnding(word: string): string {
  if (word.endsWith('eed')) return behindFirstSyllable(word).endsWith('eed') ? word.slice(0, -1) : word;
  const rest = /^(.*?)(?:ed|ing)$/.exec(word)?.[1];
  if (rest === undefined || rest.length < 2 || !hasVowel.test(rest)) return word;
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(rest)) return rest.slice(0, -1);
  return isShort(rest) ? `${rest}e` : rest;
}

function vowelY(word: string): string {
  return word.replace(/(?<=.[^aeiouyY])[yY]$/, 'i');
}

function withoutSilentE(word: string): string {
  if (!word.endsWith('e')) return word;
  const first = behindFirstSyllable(word);
  const rest = word.slice(0, -1);
  return behindFirstSyllable(first).endsWith('e') || (first.endsWith('e') && !endsShort(rest)) ? rest : word;
}
