import { DOMParser as ModelParser, DOMSerializer, type Node } from 'prosemirror-model';
import { editorSchema } from './editor-schema';

const parser = ModelParser.fromSchema(editorSchema);
const serializer = DOMSerializer.fromSchema(editorSchema);

/** HTML as the editor's document. It is read in a document of its own, where nothing of it runs or loads. */
export function readHtml(html: string): Node {
  return parser.parse(new DOMParser().parseFromString(html, 'text/html').body);
}

/** The editor's document as HTML; '' where it has no words. */
export function writeHtml(document_: Node): string {
  if (document_.textContent.trim() === '') return '';
  const { body } = document.implementation.createHTMLDocument('');
  serializer.serializeFragment(document_.content, { document: body.ownerDocument }, body);
  // An item of one paragraph is written without it, as the CMS gives it back.
  return body.innerHTML.replace(/<li><p>((?:(?!<\/p>).)*)<\/p>/g, '<li>$1');
}
