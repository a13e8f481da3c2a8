export interface HtmlElement {
  name: string;
  /** The address of a link or a picture that may be followed; '' without one. */
  url: string;
  /** What a picture shows. */
  description: string;
  /** How large a `span` says that its words are. */
  size: string;
  children: HtmlNode[];
}
export type HtmlNode = HtmlElement | string;

const tags = [
  'b strong i em u ins s del strike code small big span a img br',
  'p div section article header footer aside figure figcaption address dl dt dd hr pre blockquote',
  'h1 h2 h3 h4 h5 h6 ul ol li table caption thead tbody tfoot tr td th',
];
/** Tags that say how a text is built; of others only what is within counts. */
export const knownTags: readonly string[] = tags.flatMap((names) => names.split(' '));
