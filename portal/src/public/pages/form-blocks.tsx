import type { PageBlock } from '@scholars/contract/pages';
import { Cards } from '~/public/pages/blocks/cards';
import { Questions } from '~/public/pages/blocks/questions';
import { Steps } from '~/public/pages/blocks/steps';
import { TextBlock } from '~/public/pages/blocks/text-block';

/**
 * The blocks that may follow a form. Not all that pages have: a form page carries its own script, and those with
 * live entries, a map or people would add theirs to it.
 */
export function FormBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return blocks.map((block, i) => <Block key={i} block={block} />);
}

function Block({ block }: { block: PageBlock }) {
  switch (block.type) {
    case 'text':
      return <TextBlock block={block} />;
    case 'cards':
      return <Cards block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'questions':
      return <Questions block={block} />;
    default:
      return null;
  }
}
