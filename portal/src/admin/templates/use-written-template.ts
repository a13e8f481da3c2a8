import {
  templatePurposes,
  type MessageTemplateDetail,
  type TemplateFields,
} from '@scholars/contract/message-templates';
import { useKeptValues } from '../typing/kept-values';
import { newTemplate, templateResource } from './template-calls';

const empty: TemplateFields = { purpose: 'message', title: '', textEn: '', textAr: '' };
const names = ['purpose', 'title', 'textEn', 'textAr'] as const;

/**
 * A template as it is being written. What is changed and not saved yet stays in this browser, with the version that it
 * was begun from: who comes back to it later still meets what others have written meanwhile. A field that was not
 * changed here is as the others have left it.
 *
 * @param present the template as it is; nothing for a new one
 */
export function useWrittenTemplate(present: MessageTemplateDetail | undefined) {
  const [kept, keep] = useKeptValues(`${templateResource}:${present?.id ?? newTemplate}`);
  const before = present ?? empty;
  const fields: TemplateFields = {
    purpose: templatePurposes.find((purpose) => purpose === kept.purpose) ?? before.purpose,
    title: kept.title ?? before.title,
    textEn: kept.textEn ?? before.textEn,
    textAr: kept.textAr ?? before.textAr,
  };
  const version = Number(kept.version ?? present?.version ?? 0);
  return {
    fields,
    version,
    isUnsaved: Object.keys(kept).length > 0,
    write(change: Partial<TemplateFields>) {
      const next = { ...fields, ...change };
      const changed = names.filter((name) => next[name] !== before[name]).map((name) => [name, next[name]]);
      keep(changed.length === 0 ? {} : { ...Object.fromEntries(changed), version: String(version) });
    },
    forget: () => keep({}),
  };
}
