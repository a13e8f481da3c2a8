import { describe, expect, it } from 'vitest';
import type { Locale } from '@scholars/contract/locale';
import type { Cms } from '../support/cms.js';
import { paragraph } from '../support/rich-text.js';
import { searching } from '../support/searching.js';

/** Which words are one: inflected, with and without what is joined to them; and which are not. */
export function searchWordFacts(cms: Cms): void {
  const { ask, slugs, marked, withOpportunity, withOpportunities } = searching(cms);

  describe('Words that differ in their inflection only', () => {
    it.each<[Locale, string[]]>([
      ['en', ['fellowship', 'fellowships', 'Fellowships']],
      ['en', ['scholarship', 'scholarships']],
      ['en', ['universities', 'university']],
      ['ar', ['جامعات', 'جامعة', 'وجامعة', 'الجامعات', 'بالجامعة', 'بجامعة', 'للجامعات', 'وبجامعات', 'جامعتها']],
      ['ar', ['باحثين', 'باحثون', 'والباحثين', 'للباحثات']],
      ['ar', ['منحة', 'منح', 'ومنحة', 'المنح']],
    ])('find the same in %s: %j', async (language, [one = '', ...others]) => {
      const found = await slugs(one, language);
      expect(found.length).toBeGreaterThan(0);
      for (const other of others) {
        expect([...(await slugs(other, language))].sort()).toEqual([...found].sort());
        expect((await ask(other, language)).correctedTo).toBeNull();
      }
    });

    it.each([
      ['study', 'studies', 'studied', 'studying'],
      ['teach', 'teaches', 'teaching'],
      ['plan', 'plans', 'planned', 'planning'],
      ['manage', 'manages', 'managed', 'managing'],
      ['class', 'classes'],
      ['analysis', 'analyses'],
      ['curriculum', 'curricula'],
      ['child', 'children'],
      ['PhD', 'PhDs'],
      ['فرصة', 'فرص', 'الفرصة', 'وفرص', 'فرصتين'],
      ['مؤسسة', 'مؤسسات', 'مؤسساتنا', 'ولمؤسسات'],
      ['مهندس', 'مهندسون', 'المهندسين', 'ومهندسة', 'لمهندسات'],
      ['طالب', 'طلاب', 'الطالبات', 'وطلاب', 'لطلاب'],
      ['بحث', 'أبحاث', 'بحوث', 'وأبحاثها', 'والبحث'],
      ['برنامج', 'برامج', 'البرامج', 'وبرامج'],
      ['خدمة', 'خدمات', 'خدماتها', 'بخدمة'],
      ['صحة', 'وصحة', 'الصحة', 'والصحة', 'بالصحة'],
      ['إلكترونية', 'الإلكترونية', 'الكترونية', 'والإلكترونية'],
      ['التزام', 'الالتزام', 'والتزام'],
      ['ماء', 'مياه', 'والماء', 'للمياه', 'مائية'],
      ['إجراء', 'إجراءات', 'الاجرا'],
      ['كيمياء', 'الكيميائية', 'كيميائيون', 'كيميا'],
      ['جزء', 'أجزاء'],
      ['عبد الله', 'عبدالله', 'عَبْدُ اللّٰه', 'وعبد الله'],
      ['أبو ظبي', 'أبوظبي', 'ابو ظبى', 'وأبوظبي', 'بأبو ظبي'],
      ['أبو عبد الرحمن', 'ابو عبدالرحمن'],
    ])('find each other, each way: %s', async (...forms) => {
      const written = forms.map((form) => ({ en: { title: `ثظثظ ${form}` } }));
      await withOpportunities(written, async (...found) => {
        const all = found.map(({ slug }) => slug).sort();
        for (const typed of forms)
          expect({ typed, found: (await slugs(`ثظثظ ${typed}`)).sort() }).toEqual({ typed, found: all });
      });
    });

    it('are marked as they are written', async () => {
      await withOpportunity({ title: 'University Fellowships for those who studied' }, async () => {
        expect(marked((await ask('universities fellowship study')).hits[0]?.markedTitle)).toBe(
          '[University] [Fellowships] for those who [studied]',
        );
      });
      await withOpportunity({ title: 'ثظثظ الجامعات وجامعة وبالجامعةِ والجامعُ' }, async () => {
        expect(marked((await ask('ثظثظ جامعات', 'ar')).hits[0]?.markedTitle)).toBe(
          '[ثظثظ] [الجامعات] [وجامعة] [وبالجامعةِ] [والجامعُ]',
        );
      });
    });

    it('are found before a typing error is looked for, and after it is corrected', async () => {
      await withOpportunity({ title: 'Ocelot census' }, async () => {
        expect(await ask('ocelots')).toMatchObject({ correctedTo: null, counts: { all: 1 } });
        expect(await ask('ocelit')).toMatchObject({ correctedTo: 'ocelot', counts: { all: 1 } });
      });
      await withOpportunity({ title: 'Ocelots census' }, async () => {
        await withOpportunity({ title: 'Ocelot film' }, async () =>
          expect(await ask('ocelotz')).toMatchObject({ correctedTo: 'ocelot', counts: { all: 2 } }),
        );
      });
    });
  });

  describe('A word', () => {
    it('is found first where it stands more often, in a text that is as long', async () => {
      const said = (...words: string[]) => ({ description: [paragraph(words.join(' '))] });
      const others = Array.from({ length: 12 }, (_, i) => `word${i}`);
      await withOpportunities(
        [
          { en: { title: 'Aardwolf', ...said('quokka', ...others) } },
          { en: { title: 'Bongo', ...said('quokka', 'quokka', 'quokka', ...others.slice(2)) } },
          { en: { title: 'Civet', ...said(...others.slice(8), ...Array<string>(9).fill('quokka')) } },
        ],
        async (once, thrice, often) => {
          expect(await slugs('quokka')).toEqual([often?.slug, thrice?.slug, once?.slug]);
        },
      );
    });
  });

  describe('Words that only look alike', () => {
    it.each([
      ['universe', 'university'],
      ['universes', 'universities'],
      ['organs', 'organization'],
      ['interns', 'international'],
      ['policies', 'police'],
      ['cars', 'care'],
      ['hoping', 'hopping'],
      ['news', 'new'],
      ['لجنة', 'جنة'],
      ['فكرة', 'كرة'],
      ['وجهة', 'جهة'],
      ['فعالية', 'عالية'],
      ['وزارة', 'زارة'],
      ['سليمان', 'سليم'],
      ['برلمان', 'برلم'],
      ['معلّم', 'علم'],
      ['علمية', 'علوم'],
      ['ماء', 'ماجستير'],
      ['بناء', 'بنات'],
      ['دواء', 'دوام'],
      ['دواء', 'دوائر'],
      ['بدء', 'بديل'],
    ])('are not taken for each other: %s and %s', async (one, other) => {
      // Where nothing else is found they may each be a typing error for the other: that is said.
      const isFound = async (typed: string) => {
        const { counts, correctedTo } = await ask(`ثظثظ ${typed}`);
        return counts.all > 0 && correctedTo === null;
      };
      await withOpportunity({ title: `ثظثظ ${one}` }, async () =>
        expect([await isFound(one), await isFound(other)]).toEqual([true, one.startsWith(other)]),
      );
      await withOpportunity({ title: `ثظثظ ${other}` }, async () =>
        expect([await isFound(other), await isFound(one)]).toEqual([true, other.startsWith(one)]),
      );
    });

    it('stand behind the word itself', async () => {
      await withOpportunities(
        [{ en: { title: 'The aardvark quarries' } }, { en: { title: 'The xenolith quarry' } }],
        async (inflected, same) => {
          expect(await slugs('quarry')).toEqual([same?.slug, inflected?.slug]);
        },
      );
      await withOpportunities(
        [{ ar: { title: 'ظباء الزرافات' } }, { ar: { title: 'ياقوت الزرافة' } }],
        async (inflected, same) => {
          expect(await slugs('زرافة', 'ar')).toEqual([same?.slug, inflected?.slug]);
        },
      );
    });
  });
}
