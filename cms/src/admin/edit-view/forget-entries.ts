import { changeCalls } from './change-calls';

interface Entry {
  model: string;
  documentId?: string;
}
interface Tag {
  type: string;
  id?: string;
}
type ListTags = (result: unknown, error: unknown, entry: Entry) => readonly (Tag | string)[];

/**
 * Forgets an entry as soon as its form is left, and does not read again what has just been deleted: Strapi says of it that
 * it is not found, beside that it is deleted.
 */
export function forgetEntries(): void {
  changeCalls({
    getDocument: { keepUnusedDataFor: 0 },
    deleteDocument(definition: { invalidatesTags: ListTags }) {
      const { invalidatesTags } = definition;
      definition.invalidatesTags = (result, error, entry) => {
        const forms = [`${entry.model}_${entry.documentId}`, `${entry.model}_ALL_ITEMS`];
        const tags = invalidatesTags(result, error, entry);
        return tags.filter((tag) => typeof tag === 'string' || !forms.includes(tag.id ?? ''));
      };
    },
  });
}
