import type { TemplateFields } from '@scholars/contract/message-templates';

/** Words that coordinators of the demo keep for writing to people. */
export const messageTemplates: readonly TemplateFields[] = [
  {
    purpose: 'message',
    title: 'We have not forgotten you',
    textEn:
      'Your papers ({reference}) are complete, and several of us are reading them. We will write to you within two weeks.',
    textAr: 'اكتملت أوراقكم ({reference})، ويطّلع عليها الآن أكثر من زميل. سنكتب إليكم خلال أسبوعين.',
  },
  {
    purpose: 'information',
    title: 'A clearer passport page',
    textEn:
      'The page of the passport that came with {reference} cannot be read in full. Please send us a scan on which all four corners can be seen.',
    textAr:
      'صفحة جواز السفر المرفقة بالطلب {reference} غير مقروءة بكاملها. نرجو إرسال صورة تظهر فيها زوايا الصفحة الأربع.',
  },
  {
    purpose: 'refusal',
    title: 'All places are taken',
    textEn:
      'All places of this round are taken, so we cannot accept {reference}. We would be glad to hear from you again when the next one opens.',
    textAr:
      'شُغلت مقاعد هذه الدورة كلها، فلا يسعنا قبول الطلب {reference}. ويسرّنا أن تكتبوا إلينا عند فتح الدورة المقبلة.',
  },
];
