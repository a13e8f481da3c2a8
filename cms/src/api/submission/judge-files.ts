import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { Upload } from '../../platform/contract/multipart.js';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { cleanPhoto } from '../../platform/pictures/clean-photo.js';
import { wholeDocument } from '../../platform/private-files/whole-document.js';

export interface FormFile {
  field: string;
  upload: Upload;
}

/**
 * A form's files as they are kept.
 *
 * @param as a draft may lack what must be there in the end
 * @throws ContractError 422 for one that must be there and is not, and for one that cannot be opened
 */
export async function judgeFiles(
  kind: SubmissionKind,
  sent: Readonly<Partial<Record<string, Upload>>>,
  as: 'whole' | 'draft' = 'whole',
): Promise<FormFile[]> {
  const kept: FormFile[] = [];
  for (const [field, { format, required }] of Object.entries(describedKind(kind).files)) {
    const file = sent[field];
    if (!file && required && as === 'whole') throw invalidFields({ [field]: [required] });
    if (!file) continue;
    const upload = format === 'photo' ? await cleanPhoto(file) : wholeDocument(file);
    if (!upload) throw invalidFields({ [field]: ['file.unreadable'] });
    kept.push({ field, upload });
  }
  return kept;
}
