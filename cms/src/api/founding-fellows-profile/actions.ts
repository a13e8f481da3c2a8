import { submitFoundingFellowsProfile } from '@scholars/contract/submissions';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { cleanPhoto } from './clean-photo.js';
import { takeSubmission } from '../submission/take-submission.js';

export const actions = {
  submitFoundingFellowsProfile: defineAction(
    submitFoundingFellowsProfile,
    async ({ body, files, locale, idempotencyKey }) => {
      const { photo: _judged, ...fields } = body;
      const sent = files.photo;
      const photo = sent && (await cleanPhoto(sent));
      if (sent && !photo) throw invalidFields({ photo: ['file.unreadable'] });
      return takeSubmission({
        kind: 'founding-fellows-profiles',
        fields,
        files: photo ? [{ field: 'photo', upload: photo }] : [],
        language: locale,
        idempotencyKey,
        receivedMessage: 'submission.foundingFellow.received',
      });
    },
    { limit: 'foundingFellowsProfile' },
  ),
};
