import { tidyPastedHtml } from '@scholars/contract/pasted-html';
import { richTextOfNodes } from '../../platform/rich-text/blocks-of-nodes';
import { knownTags, type HtmlNode } from '../../platform/rich-text/html-node';
import { isSafeLink, type RichText } from '../../platform/rich-text/rich-text';

/** What was pasted as blocks of the editor, by the one reader of HTML that the CMS has. */
export function blocksOfPaste(pasted: string): { blocks: RichText; hasPictures: boolean } {
  const { html, hasPictures } = tidyPastedHtml(pasted);
  // In a document of its own nothing of it runs or loads.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return { blocks: richTextOfNodes(nodesIn(body)), hasPictures };
}

function nodesIn(parent: Node): HtmlNode[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const children = nodesIn(node);
    const url = node.getAttribute('href') ?? '';
    if (!knownTags.includes(node.localName)) return children;
    return [{ name: node.localName, url: isSafeLink(url) ? url : '', description: '', size: '', children }];
  });
}
