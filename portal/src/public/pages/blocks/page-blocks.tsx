import type { PageBlock } from '@scholars/contract/pages';
import type { Locale } from '@scholars/contract/locale';
import { useLocale } from '~/i18n/use-locale';
import { foreignText } from '~/ui/foreign-text';
import { CallToAction } from './call-to-action';
import { Cards } from './cards';
import { Figures } from './figures';
import { Hero } from './hero';
import { Listing } from './listing';
import type { Live } from './live';
import { MembersMap } from './map/members-map';
import { People } from './people';
import { Questions } from './questions';
import { Quote } from './quote';
import { Steps } from './steps';
import { TextBlock } from './text-block';
import { Timeline } from './timeline';

interface Props {
  blocks: readonly PageBlock[];
  /** The page's language, where it is not the one asked for. */
  locale?: Locale;
  /** What `loadLive` gave for these blocks; a block of live entries is not shown without. */
  live?: readonly (Live | null)[];
}

/** The blocks of a page in their order. Its routes name `pages` and `directory` in `handle.ns`. */
export function PageBlocks({ blocks, locale, live = [] }: Props) {
  const { locale: pageLocale } = useLocale();
  const shown = blocks.map((block, i) => <Block key={i} block={block} live={live[i] ?? null} />);
  const foreign = foreignText(locale, pageLocale);
  return 'lang' in foreign ? <div {...foreign}>{shown}</div> : shown;
}

function Block({ block, live }: { block: PageBlock; live: Live | null }) {
  switch (block.type) {
    case 'hero':
      return <Hero block={block} />;
    case 'text':
      return <TextBlock block={block} />;
    case 'cards':
      return <Cards block={block} />;
    case 'quote':
      return <Quote block={block} />;
    case 'figures':
      return live?.kind === 'figures' && <Figures block={block} figures={live.figures} />;
    case 'steps':
      return <Steps block={block} />;
    case 'questions':
      return <Questions block={block} />;
    case 'call-to-action':
      return <CallToAction block={block} />;
    case 'listing':
      return live && <Listing block={block} live={live} />;
    case 'map':
      return live?.kind === 'map' && <MembersMap block={block} countries={live.countries} />;
    case 'people':
      return <People block={block} people={block.people} />;
    case 'timeline':
      return <Timeline block={block} />;
  }
}
