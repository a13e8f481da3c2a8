import { kindNames, submissionKinds } from '@scholars/contract/queues/submission-kinds';
import { isReasonNeeded } from '@scholars/contract/submission-status';
import type { TemplateData, TemplateName } from '../../src/composition/subject-parts.js';

const markup = '<script>alert("x")</script> & \'more\'';

const linkMail = { name: markup, url: 'http://portal.scholars.example/en/auth/confirm-email?token=abc' };

const guestMails = [null, '2026-02-28'].map((closesOn) => ({
  name: markup,
  eventTitle: `Gathering ${markup}`,
  startsOn: '2026-03-12',
  endsOn: '2026-03-14',
  place: 'Doha',
  closesOn,
  link: 'http://portal.scholars.example/en/annual-gathering-24?invitation=abc',
}));

const secondFactorMail = (left: number) => ({
  name: markup,
  url: 'http://portal.scholars.example/en/account/second-factor',
  resetUrl: 'http://portal.scholars.example/en/auth/reset-password',
  left,
});

/** Data for every mail of the product, each with something that must be escaped where people's words go in. */
export const mailSamples: { [Name in TemplateName]: TemplateData<Name>[] } = {
  'account-exists': [
    {
      name: markup,
      loginUrl: 'http://portal.scholars.example/en/auth/login',
      resetUrl: 'http://portal.scholars.example/en/auth/reset-password',
    },
  ],
  'choose-password': [linkMail],
  'confirm-email': [linkMail],
  'reset-password': [linkMail],
  'set-password': [linkMail],
  'password-changed': [
    undefined,
    { madeAt: '2026-03-12T11:05:00.000Z', url: 'http://portal.scholars.example/en/account/my-calendar' },
  ].map((calendar) => ({
    name: 'هند المهندي',
    resetUrl: 'http://portal.scholars.example/en/auth/reset-password',
    ...(calendar && { calendar }),
  })),
  'second-factor-on': [secondFactorMail(0)],
  'second-factor-off': [secondFactorMail(0)],
  'second-factor-off-by-staff': [secondFactorMail(0)],
  'second-factor-recovery-used': [0, 1, 2, 7].map(secondFactorMail),
  'second-factor-recovery-renewed': [secondFactorMail(0)],
  'change-email': [{ name: markup, url: 'http://portal.scholars.example/en/auth/change-email?token=abc' }],
  'email-taken': [
    {
      name: markup,
      loginUrl: 'http://portal.scholars.example/en/auth/login',
      resetUrl: 'http://portal.scholars.example/en/auth/reset-password',
    },
  ],
  'email-change-asked': [{ name: markup, resetUrl: 'http://portal.scholars.example/en/auth/reset-password' }],
  'email-changed': [{ name: markup, contactUrl: 'http://portal.scholars.example/en/contact-us' }],
  'data-ready': [
    { name: markup, url: 'http://portal.scholars.example/en/account/privacy', expiresAt: '2026-03-12T11:05:00.000Z' },
  ],
  'account-closed': [
    { name: markup, loginUrl: 'http://portal.scholars.example/en/auth/login', erasedAt: '2026-03-12T11:05:00.000Z' },
  ],
  'account-kept': [{ name: markup, url: 'http://portal.scholars.example/en/account/privacy' }],
  'account-erased': [{ name: markup }],
  'event-answer': (['yes', 'no', 'online', 'waiting', 'placed'] as const).map((outcome) => ({
    name: 'Amina Otieno',
    eventTitle: `Gathering ${markup}`,
    outcome,
    guests: 2,
    startsOn: '2026-03-12',
    endsOn: '2026-03-14',
    place: 'Doha',
    onlineNote: '',
    closesOn: outcome === 'no' ? null : '2026-02-28',
    link: 'http://portal.scholars.example/en/annual-gathering-24?invitation=abc',
    travelLink: outcome === 'yes' ? 'http://portal.scholars.example/en/travel-intake?invitation=abc' : null,
  })),
  'event-invitation': guestMails,
  'event-reminder': guestMails,
  'event-renewed': guestMails,
  'application-received': [
    {
      id: 'a1',
      reference: 'OA-2026-000123',
      opportunity: `Lakes ${markup}`,
      name: markup,
      receivedAt: '2026-03-12T11:05:00.000Z',
    },
  ],
  'application-status': (
    ['under_review', 'action_needed', 'shortlisted', 'interview', 'accepted', 'not_selected', 'expired'] as const
  ).map((status) => ({
    ...(status === 'accepted' && { id: 'a1' }),
    reference: 'OA-2026-000123',
    opportunity: 'Fellowships in Groundwater Sustainability',
    name: 'هند المهندي',
    status,
    reason: status === 'action_needed' ? `Please send two drawings ${markup}` : '',
  })),
  notice: [
    {
      name: markup,
      notice: 'organization-opening',
      params: JSON.stringify({
        id: 'lakes',
        title: { en: `Lakes ${markup}`, ar: `Buhayrat ${markup}` },
        organization: { en: 'Noor Genomics', ar: 'Noor li-l-jinum' },
      }),
      redirect: '/opportunities/lakes',
      token: 'a-token',
    },
  ],
  digest: [0, 3].map((more) => ({
    name: 'هند المهندي',
    lines: [
      { notice: 'sign-in-connected', params: '{"provider":"orcid"}', redirect: '/account/my-information' },
      {
        notice: 'organization-opening',
        params: JSON.stringify({
          id: 'lakes',
          title: { en: `Lakes ${markup}`, ar: `بحيرات ${markup}` },
          organization: { en: `Noor ${markup}`, ar: `نور ${markup}` },
        }),
        redirect: '/opportunities/lakes',
      },
    ],
    more,
    token: 'a-token',
  })),
  'search-alerts': [1, 2].map((searches) => ({
    name: markup,
    token: 'a-token',
    alerts: Array.from({ length: searches }, (_, n) => ({
      name: `Water ${n} ${markup}`,
      entries: [{ slug: 'lakes', title: `Lakes ${markup}` }],
      total: 1 + n,
    })),
  })),
  'newsletter-confirm': [{ token: 'a-token' }],
  'newsletter-welcome': [{ token: 'a-token' }],
  'submission-received': kindNames.map((kind) => ({
    kind,
    id: 's1',
    reference: 'FF-2026-000123',
    name: kind === 'travel-intakes' ? markup : 'Amina Otieno',
    receivedAt: '2026-03-12T11:05:00.000Z',
  })),
  'submission-information': kindNames.flatMap((kind) =>
    ['', `The photo page is missing. ${markup}`].map((text) => ({
      kind,
      reference: 'TI-2026-000007',
      name: 'هند المهندي',
      text,
      url: 'http://portal.scholars.example/ar/asked-information?token=x',
    })),
  ),
  'submission-message': kindNames.map((kind) => ({
    kind,
    reference: 'TI-2026-000007',
    name: 'هند المهندي',
    text: `The photo page is missing.\nWrite to desk@lakeside.example ${markup}`,
  })),
  'submission-status': kindNames.flatMap((kind) =>
    submissionKinds[kind].mailed.map((status) => ({
      kind,
      id: 's1',
      reference: 'TI-2026-000007',
      name: 'هند المهندي',
      status,
      reason: isReasonNeeded(status) ? `The photo page is missing.\nWrite to desk@lakeside.example ${markup}` : '',
    })),
  ),
};
