import { accountIds } from './applications.js';
import { travelRequests } from './content/travel-requests.js';
import { samplePassport } from './sample-files.js';
import { writeSubmission } from './submissions.js';
import { dateFromNow } from './write-document.js';

/** What members have asked for, each with the history that leads to where it stands. */
export async function seedTravelRequests(): Promise<void> {
  const accounts = await accountIds();
  for (const { status, locale, submittedDaysAgo, departsInDays, staysDays, reason, ...fields } of travelRequests)
    await writeSubmission('travel-requests', {
      status,
      language: locale,
      daysAgo: submittedDaysAgo,
      reason: reason ?? '',
      fields: {
        ...fields,
        preferredDepartureDate: dateFromNow(departsInDays),
        preferredReturnDate: dateFromNow(departsInDays + staysDays),
      },
      own: { senderId: accounts.get(fields.emailAddress) ?? null },
      file: {
        field: 'passportDocument',
        name: 'passport.pdf',
        type: 'application/pdf',
        content: samplePassport(fields.fullName),
      },
    });
}
