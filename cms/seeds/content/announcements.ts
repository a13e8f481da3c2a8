import type { Both } from './shapes.js';

/** Kept as a draft: the ticker's list is empty until staff publish one (spec §1). The link goes below the language segment. */
export const announcementDraft: { text: Both; link: string } = {
  text: {
    en: 'Registration for the Annual Gathering in Doha is open. Guests who need a visa should send the travel intake form at least thirty days before they travel.',
    ar: 'فُتح باب التسجيل في اللقاء السنوي بالدوحة. ويُرجى من الضيوف الذين يحتاجون إلى تأشيرة إرسال استمارة بيانات السفر قبل موعد سفرهم بثلاثين يومًا على الأقل.',
  },
  link: '/annual-gathering-24',
};
