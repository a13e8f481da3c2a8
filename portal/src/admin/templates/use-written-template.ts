import {
  templatePurposes,
  type MessageTemplateDetail,
  type TemplateFields,
} from '@scholars/contract/message-templates';
import { useKeptValues } from '../submission/kept-words';
import { newTemplate, templateResource } from './template-calls';

const empty: TemplateFields = { purpose: 'message', title: '', textEn: '', textAr: '' };

/**
 * A template as it is being written. What is not saved yet stays in this browser, with the version that it was begun
 * from: who comes back to it later still meets what others have written meanwhile.
 *
 * @param saved the template as it is; nothing for a new one
 */
export function useWrittenTemplate(saved: MessageTemplateDetail | undefined) {
  const [kept, keep] = useKeptValues(`${templateResource}:${saved?.id ?? newTemplate}`);
  const before = fieldsOf(saved ?? empty);
  const isUnsaved = Object.keys(kept).length > 0;
  const fields: TemplateFields = isUnsaved
    ? {
        purpose: templatePurposes.find((purpose) => purpose === kept.purpose) ?? before.purpose,
        title: kept.title ?? '',
        textEn: kept.textEn ?? '',
        textAr: kept.textAr ?? '',
      }
    : before;
  const version = Number((isUnsaved && kept.version) || saved?.version || 0);
  return {
    fields,
    version,
    isUnsaved,
    write(change: Partial<TemplateFields>) {
      const next = { ...fields, ...change };
      keep(isSame(next, before) ? {} : { ...next, version: String(version) });
    },
    forget: () => keep({}),
  };
}

function fieldsOf({ purpose, title, textEn, textAr }: TemplateFields): TemplateFields {
  return { purpose, title, textEn, textAr };
}

function isSame(one: TemplateFields, other: TemplateFields): boolean {
  return JSON.stringify(fieldsOf(one)) === JSON.stringify(fieldsOf(other));
}
