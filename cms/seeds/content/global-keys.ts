import type { Both } from './shapes.js';

/** The same in both languages: addresses, numbers and names of mailboxes. */
function same(value: string): Both {
  return { en: value, ar: value };
}

/** Only keys with `isFront` are ever given to a browser. */
export const globalKeys: {
  key: string;
  type: 'text' | 'url' | 'number' | 'boolean';
  isFront: boolean;
  value: Both;
}[] = [
  { key: 'site_name', type: 'text', isFront: true, value: { en: 'Scholars Network', ar: 'شبكة العلماء' } },
  {
    key: 'tagline',
    type: 'text',
    isFront: true,
    value: {
      en: 'Scholars in education, research and innovation',
      ar: 'علماء في التعليم والبحث والابتكار',
    },
  },
  {
    key: 'meta_description',
    type: 'text',
    isFront: true,
    value: {
      en: 'A network of scholars in education, research and innovation, based in Qatar: opportunities, organizations and members in Arabic and English.',
      ar: 'شبكة للعلماء في التعليم والبحث والابتكار، مقرها قطر: فرص ومؤسسات وأعضاء، بالعربية والإنجليزية.',
    },
  },
  { key: 'contact_email', type: 'text', isFront: true, value: same('contact@scholars.example') },
  { key: 'contact_phone', type: 'text', isFront: true, value: same('+974 44001234') },
  {
    key: 'contact_address',
    type: 'text',
    isFront: true,
    value: {
      en: 'Scholars House, Corniche Street, Doha, Qatar',
      ar: 'دار العلماء، شارع الكورنيش، الدوحة، قطر',
    },
  },
  {
    key: 'contact_hours',
    type: 'text',
    isFront: true,
    value: {
      en: 'Sunday to Thursday, 8 a.m. to 4 p.m., Doha time',
      ar: 'من الأحد إلى الخميس، من الثامنة صباحًا إلى الرابعة عصرًا بتوقيت الدوحة',
    },
  },
  {
    key: 'social_linkedin',
    type: 'url',
    isFront: true,
    value: same('https://linkedin.example/company/scholars-network'),
  },
  { key: 'social_x', type: 'url', isFront: true, value: same('https://x.example/scholarsnetwork') },
  { key: 'social_youtube', type: 'url', isFront: true, value: same('https://youtube.example/@scholarsnetwork') },
  {
    key: 'footer_note',
    type: 'text',
    isFront: true,
    value: {
      en: 'A network of scholars, based in Doha and open to the world.',
      ar: 'شبكة للعلماء، مقرها الدوحة وأبوابها مفتوحة للعالم.',
    },
  },
  {
    key: 'newsletter_note',
    type: 'text',
    isFront: true,
    value: {
      en: 'One letter a month: new opportunities, events and results from members.',
      ar: 'رسالة واحدة كل شهر: فرص جديدة وفعاليات ونتائج من أعمال الأعضاء.',
    },
  },
  {
    key: 'hero_image_alt',
    type: 'text',
    isFront: true,
    value: {
      en: 'A geometric star pattern in ink on warm paper',
      ar: 'نقش نجمي هندسي بالحبر على ورق دافئ اللون',
    },
  },
  { key: 'coordinator_mailbox', type: 'text', isFront: false, value: same('coordinators@scholars.example') },
  { key: 'passport_retention_days', type: 'number', isFront: false, value: same('90') },
];
