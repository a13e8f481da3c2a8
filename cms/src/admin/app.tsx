import { arrangeForm, headingType } from './edit-view/arrange-form';
import { GroupHeading } from './edit-view/group-heading';
import { ChoiceField } from './fields/choice-field';
import { ListField } from './fields/list-field';
import { TextField } from './fields/text-field';
import { arrangeList } from './list-view/arrange-list';
import { followLanguage } from './look/direction';
import { closeBanner } from './look/no-announcements';
import emblem from './look/emblem.svg';
import { addStyles } from './look/styles';
import { theme } from './look/theme';
import { deskTexts } from './words';

type Blocks = Record<string, unknown>;

/** What of Strapi's admin is used here; its own types leave a plugin's functions open. */
interface Desk {
  addFields(fields: { type: string; Component: unknown }[]): void;
  registerHook(name: string, change: unknown): void;
  getPlugin(name: 'content-manager'): { apis: { addRichTextBlocks(change: (blocks: Blocks) => Blocks): void } };
}

/**
 * The site shows headings of three levels below the page's own, and neither pictures nor listings of code within a
 * text.
 */
const notShown = new Set(['heading-one', 'heading-five', 'heading-six', 'image', 'code']);

export default {
  config: {
    locales: ['ar'],
    auth: { logo: emblem },
    menu: { logo: emblem },
    head: { favicon: emblem },
    theme,
    tutorials: false,
    notifications: { releases: false },
    translations: { en: deskTexts('en'), ar: deskTexts('ar') },
  },

  bootstrap(desk: Desk) {
    addStyles();
    followLanguage();
    closeBanner();
    desk.addFields([
      { type: headingType, Component: GroupHeading },
      { type: 'enumeration', Component: ChoiceField },
      { type: 'string', Component: TextField },
      { type: 'json', Component: ListField },
    ]);
    desk.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', arrangeForm);
    desk.registerHook('Admin/CM/pages/ListView/inject-column-in-table', arrangeList);
    // The editor of texts offers what the site shows, so that what staff see is what will be there.
    desk
      .getPlugin('content-manager')
      .apis.addRichTextBlocks((blocks) =>
        Object.fromEntries(Object.entries(blocks).filter(([name]) => !notShown.has(name))),
      );
  },
};
