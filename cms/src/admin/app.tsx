import './rich-text.css';

type Blocks = Record<string, unknown>;

/** What of Strapi's admin is used here; its own types leave a plugin's functions open. */
interface Desk {
  getPlugin(name: 'content-manager'): { apis: { addRichTextBlocks(change: (blocks: Blocks) => Blocks): void } };
}

/**
 * The site shows headings of three levels below the page's own, and neither pictures nor listings of code within a
 * text.
 */
const notShown = new Set(['heading-one', 'heading-five', 'heading-six', 'image', 'code']);

export default {
  /** The editor of texts offers what the site shows, so that what staff see is what will be there. */
  bootstrap(desk: Desk) {
    desk
      .getPlugin('content-manager')
      .apis.addRichTextBlocks((blocks) =>
        Object.fromEntries(Object.entries(blocks).filter(([name]) => !notShown.has(name))),
      );
  },
};
