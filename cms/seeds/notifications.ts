import { environment } from '../src/platform/environment/environment.js';
import type { NoticeName, Notices } from '../src/api/notification/notices.js';
import { notify } from '../src/api/notification/notify.js';

type SeedNotice = { [Name in NoticeName]: { notice: Name; params: Notices[Name] } }[NoticeName] & {
  hoursAgo: number;
  isRead?: true;
};

const notices: Record<string, SeedNotice[]> = {
  'member@scholars.example': [
    { notice: 'welcome', params: {}, hoursAgo: 1514, isRead: true },
    { notice: 'sign-in-connected', params: { provider: 'orcid' }, hoursAgo: 723, isRead: true },
    {
      notice: 'application-status',
      params: {
        title: 'Design Fellowships: Spaces for Learning',
        titleAr: 'زمالات التصميم: فضاءات للتعلم',
        status: 'action_needed',
      },
      hoursAgo: 204,
      isRead: true,
    },
    { notice: 'sign-in-disconnected', params: { provider: 'orcid' }, hoursAgo: 94 },
    {
      notice: 'application-status',
      params: {
        title: 'Teaching Artificial Intelligence in Schools: Online Course',
        titleAr: 'تدريس الذكاء الاصطناعي في المدارس: دورة عبر الإنترنت',
        status: 'under_review',
      },
      hoursAgo: 66,
    },
    { notice: 'password-changed', params: {}, hoursAgo: 27 },
  ],
  'scholar2@scholars.example': [
    { notice: 'welcome', params: {}, hoursAgo: 1130, isRead: true },
    { notice: 'password-changed', params: {}, hoursAgo: 51 },
  ],
};
const hourMs = 3_600_000;

/** What the demo notifies its members of. */
export async function seedNotifications(): Promise<void> {
  if (environment.isProduction) return;
  const { connection } = strapi.db;
  for (const [email, ofPerson] of Object.entries(notices)) {
    const account = await connection('up_users').where({ email }).first('id');
    if (!account) throw new Error(`The demo has no account ${email}`);
    const { id } = account;
    for (const { notice, params, hoursAgo, isRead } of ofPerson) {
      const at = Date.now() - hoursAgo * hourMs;
      await notify(connection, id, notice, params, at);
      if (isRead)
        await connection('notifications')
          .where({ user_id: id, created_at: at })
          .update({ read_at: at + hourMs });
    }
  }
}
