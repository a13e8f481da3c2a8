import { docxType } from '@scholars/contract/cv-file';

type KnownType = 'application/pdf' | 'image/jpeg' | 'image/png' | typeof docxType;
const endings: Readonly<Record<KnownType, string>> = {
  'application/pdf': 'pdf',
  [docxType]: 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};
const words: Partial<Record<string, string>> = { passportDocument: 'passport', photo: 'photo', cv: 'cv' };

/** A private file as its row tells it. */
interface Named {
  /** The form's field that it came in. */
  field: string;
  /** The type that its content was judged to have. */
  type: string;
}

/**
 * What a private file is called when it leaves: ours throughout, `TI-2026-000123-passport.pdf`. A computer opens
 * a file by the end of its name, so that end is never the sender's to choose.
 */
export function downloadName(reference: string, { field, type }: Named): string {
  return `${reference}-${words[field] ?? 'file'}.${isKnown(type) ? endings[type] : 'bin'}`;
}

/** The type it is sent as: one that our forms take, or bytes that nothing opens. */
export function downloadType(type: string): KnownType | 'application/octet-stream' {
  return isKnown(type) ? type : 'application/octet-stream';
}

function isKnown(type: string): type is KnownType {
  return Object.hasOwn(endings, type);
}
