import { submitTravelIntake } from '@scholars/contract/submissions';
import { invalidFields } from '../../platform/errors/contract-error.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { isWholePdf } from './is-whole-pdf.js';
import { takeSubmission } from '../submission/take-submission.js';

export const actions = {
  submitTravelIntake: defineAction(
    submitTravelIntake,
    async ({ body, files, locale, idempotencyKey }) => {
      const { passportDocument: _judged, ...fields } = body;
      const passport = files.passportDocument;
      if (!passport) throw invalidFields({ passportDocument: ['passport.required'] });
      if (passport.type === 'application/pdf' && !isWholePdf(passport.content))
        throw invalidFields({ passportDocument: ['file.unreadable'] });
      return takeSubmission({
        kind: 'travel-intakes',
        fields,
        files: [{ field: 'passportDocument', upload: passport }],
        language: locale,
        idempotencyKey,
        receivedMessage: 'submission.travelIntake.received',
      });
    },
    { limit: 'travelIntake' },
  ),
};
