import { ChangedPanel } from './changed-meanwhile/changed-panel';
import { openedEditions } from './changed-meanwhile/opened-editions';
import { arrangeForm, headingType } from './edit-view/arrange-form';
import { forgetEntries } from './edit-view/forget-entries';
import { GroupHeading } from './edit-view/group-heading';
import { keepTypedWhenRefused } from './edit-view/keep-typed';
import { ChoiceField } from './fields/choice-field';
import { DateField } from './fields/date-field';
import { ListField } from './fields/list-field';
import { LongTextField } from './fields/long-text-field';
import { MomentField } from './fields/moment-field';
import { NumberField } from './fields/number-field';
import { TextField } from './fields/text-field';
import { arrangeList } from './list-view/arrange-list';
import { followTheme, noteTheme } from './look/color-scheme';
import { followLanguage } from './look/direction';
import { closeBanner } from './look/no-announcements';
import emblem from './look/emblem.svg';
import { mendMarkup } from './look/mended-markup';
import { addStyles } from './look/styles';
import { theme } from './look/theme';
import { PlanPanel } from './plans/plan-panel';
import { pasteFormatted } from './paste/paste-into-editor';
import { PicturesLeftOut } from './paste/pictures-left-out';
import { PreviewElsewhere } from './preview/preview-elsewhere';
import { pageOwner } from './signed-in/page-owner';
import { OutdatedPanel } from './translations/outdated-panel';
import { deskTexts } from './words';

type Blocks = Record<string, unknown>;
interface ContentManager {
  addRichTextBlocks(change: (blocks: Blocks) => Blocks): void;
  addEditViewSidePanel(change: (panels: { type?: string }[]) => unknown[]): void;
}

/** What of Strapi's admin is used here; its own types leave a plugin's functions open. */
interface Desk {
  addMiddlewares(middlewares: unknown[]): void;
  addFields(fields: { type: string; Component: unknown }[]): void;
  registerHook(name: string, change: unknown): void;
  getPlugin(name: 'content-manager'): {
    apis: ContentManager;
    injectComponent(view: string, place: string, component: { name: string; Component: unknown }): void;
  };
}

/**
 * The site shows headings of three levels below the page's own, and neither pictures nor listings of code within a
 * text.
 */
const notShown = new Set(['heading-one', 'heading-five', 'heading-six', 'image', 'code']);

/** No block of its own: the editor takes up what changes it from its kinds of block, and the last one counts most. */
const pastedBlock = {
  isInBlocksSelector: false,
  matchNode: () => false,
  renderElement: () => null,
  plugin: pasteFormatted,
};

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

  register(desk: Pick<Desk, 'addMiddlewares'>) {
    desk.addMiddlewares([keepTypedWhenRefused, openedEditions.note, pageOwner.note, noteTheme]);
  },

  bootstrap(desk: Desk) {
    pageOwner.guard();
    addStyles();
    followLanguage();
    followTheme();
    closeBanner();
    mendMarkup();
    openedEditions.tellWithSaves();
    forgetEntries();
    desk.addFields([
      { type: headingType, Component: GroupHeading },
      { type: 'enumeration', Component: ChoiceField },
      { type: 'string', Component: TextField },
      { type: 'text', Component: LongTextField },
      { type: 'integer', Component: NumberField },
      { type: 'json', Component: ListField },
      { type: 'datetime', Component: MomentField },
      { type: 'date', Component: DateField },
    ]);
    desk.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', arrangeForm);
    desk.registerHook('Admin/CM/pages/ListView/inject-column-in-table', arrangeList);
    const contentManager = desk.getPlugin('content-manager');
    // Below Strapi's buttons: why nothing was saved, what to look at before publishing, and another way to publish.
    contentManager.apis.addEditViewSidePanel((panels) => {
      const after = panels.findIndex(({ type }) => type === 'actions') + 1;
      return [...panels.slice(0, after), ChangedPanel, OutdatedPanel, PlanPanel, ...panels.slice(after)];
    });
    // The editor of texts offers what the site shows, so that what staff see is what will be there.
    contentManager.apis.addRichTextBlocks((blocks) => ({
      ...Object.fromEntries(Object.entries(blocks).filter(([name]) => !notShown.has(name))),
      pasted: pastedBlock,
    }));
    contentManager.injectComponent('editView', 'right-links', {
      name: 'pictures-left-out',
      Component: PicturesLeftOut,
    });
    contentManager.injectComponent('preview', 'actions', { name: 'preview-elsewhere', Component: PreviewElsewhere });
  },
};
