import { useQueryParams } from '@strapi/strapi/admin';
import { staffRights } from '../staff-rights';

/** What of the properties of Strapi's panels is used here. */
export interface PanelProps {
  model: string;
  documentId?: string;
  /** Without an id where the entry is not written in this language yet. */
  document?: { id?: number; updatedAt?: string; publishedAt?: string | null; status?: string };
}

export interface EntryVersion {
  uid: string;
  documentId: string;
  locale: string;
}

const { writes, changes } = staffRights['strapi-editor'];
const written: readonly string[] = [...writes, ...changes];

/** The entry that is shown, in its language; nothing for one that is not saved yet, or that staff do not write. */
export function useShownEntry({ model, documentId, document }: PanelProps): EntryVersion | undefined {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  if (!document?.id || !documentId || !written.includes(model)) return undefined;
  return { uid: model, documentId, locale: query.plugins?.i18n?.locale ?? 'en' };
}
