import { trimEndOf } from '@scholars/contract/trim-end';
import { marks, type InlineNode, type TextNode } from './rich-text.js';

/**
 * A line as an editor would have made it: texts that are marked alike are one, and so are parts of a link; white space
 * is one, and none stands at the line's ends or beside a line break.
 */
export function tidyLine(nodes: readonly InlineNode[]): InlineNode[] {
  const line: InlineNode[] = [];
  let before = '\n';
  for (const node of nodes) {
    if (node.type === 'link') {
      const children = node.children.flatMap((child) => put(child));
      if (children.length > 0) line.push({ ...node, children: joined(children) });
    } else {
      line.push(...put(node));
    }
  }
  return withoutEnd(joined(line));

  function put(node: TextNode): TextNode[] {
    const text = withoutSpacesAtBreaks(node.text).replace(/^ /, /[ \n]$/.test(before) ? '' : ' ');
    if (text === '') return [];
    before = text;
    return [{ ...node, text }];
  }
}

/** Spaces are looked at once for each run of them: from within one, it would take longer with the square of its length. */
function withoutSpacesAtBreaks(text: string): string {
  return text.replace(/(?<! ) +(?=\n)/g, '').replace(/\n +/g, '\n');
}

function joined<Node extends InlineNode>(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (node.type === 'text' && last?.type === 'text' && marks.every((mark) => node[mark] === last[mark]))
      last.text += node.text;
    else if (node.type === 'link' && last?.type === 'link' && node.url === last.url)
      last.children = joined([...last.children, ...node.children]);
    else result.push({ ...node });
  }
  return result;
}

function withoutEnd<Node extends InlineNode>(line: readonly Node[]): Node[] {
  const last = line.at(-1);
  if (!last) return [...line];
  if (last.type === 'link') {
    const children = withoutEnd(last.children);
    return children.length > 0 ? [...line.slice(0, -1), { ...last, children }] : withoutEnd(line.slice(0, -1));
  }
  const text = trimEndOf(last.text, /[ \n]/);
  return text === '' ? withoutEnd(line.slice(0, -1)) : [...line.slice(0, -1), { ...last, text }];
}
