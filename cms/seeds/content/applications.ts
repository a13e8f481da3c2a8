import type { ApplicationStep } from '@scholars/contract/application-status';

export interface ApplicationSeed {
  /** Slug of an opportunity that takes applications here. */
  opportunity: string;
  /** Slug of a member, whose account it is where they have one. */
  member: string;
  emailAddress: string;
  phoneNumber: string;
  step: Exclude<ApplicationStep, 'draft'>;
  locale: 'en' | 'ar';
  submittedDaysAgo: number;
  coverLetter: string;
  /** What the applicant is asked for where the step needs it. */
  reason?: string;
  /** By the key of the question. */
  answers?: Record<string, string>;
}

const layla = { member: 'layla-haddad', emailAddress: 'member@scholars.example', phoneNumber: '+974 55510021' };
const yusuf = { member: 'yusuf-demir', emailAddress: 'scholar2@scholars.example', phoneNumber: '+90 5325550177' };

/** In every status, so that the queue has rows and the demo's members have something to see. The newest first. */
export const applications: ApplicationSeed[] = [
  {
    ...layla,
    opportunity: 'teaching-artificial-intelligence-in-schools',
    step: 'in_review',
    locale: 'en',
    submittedDaysAgo: 3,
    coverLetter:
      'I teach a seminar on reading and language technology, and many of my students go on to teach in schools that have just begun to use it.\n\nI would like to take the course in order to bring its exercises, in Arabic, into our own teacher training in Doha. I can give eight hours a week to it.',
  },
  {
    ...layla,
    opportunity: 'design-fellowships-learning-spaces',
    step: 'more_info',
    locale: 'en',
    submittedDaysAgo: 9,
    reason:
      'Please send us two drawings or photographs of a room that you have worked on, and tell us which part was yours.',
    coverLetter:
      'For three years I have watched how children use the corners of a classroom: where they read aloud, where they hide, where they help each other.\n\nWith this fellowship I would turn those observations into plans for two reading rooms, together with an architect, and test them with one class before anything is built.',
  },
  {
    ...layla,
    opportunity: 'fellowships-translating-educational-thought',
    step: 'shortlisted',
    locale: 'ar',
    submittedDaysAgo: 16,
    coverLetter:
      'أعمل منذ سنوات على دراسة القراءة بالعربية والإنجليزية، ولاحظت أن أكثر ما يُكتب عن تعليم القراءة لا يصل إلى المعلم العربي إلا ملخصًا.\n\nأرغب في ترجمة كتاب واحد ترجمة كاملة مع شروح وأمثلة من صفوفنا، وأن أختبر فصوله مع معلمات المرحلة الابتدائية قبل نشره.',
    answers: {
      text: 'كتاب «عين القارئ»، وهو في مئتي صفحة، ولم يُترجم إلى العربية من قبل.',
      languages: 'العربية لغتي الأم، وأدرّس بالإنجليزية منذ عشر سنوات، وأقرأ الفرنسية.',
    },
  },
  {
    ...layla,
    opportunity: 'inclusive-classrooms-teacher-fellowship',
    step: 'accepted',
    locale: 'en',
    submittedDaysAgo: 48,
    coverLetter:
      'I taught in a primary school for five years, in classes where a third of the children needed something that the timetable did not have.\n\nI apply to work with the fellows as a mentor for reading, and to follow their classes for a year, so that what they try can be described and used by others.',
  },
  {
    ...layla,
    opportunity: 'classroom-technology-pilot-programme',
    step: 'rejected',
    locale: 'en',
    submittedDaysAgo: 61,
    coverLetter:
      'Our laboratory has a small reading game in two languages that twelve schools already use. With the pilot programme we would like to bring it to forty more, and to measure honestly whether it helps.',
  },
  {
    ...layla,
    opportunity: 'digital-editor-open-textbooks',
    step: 'withdrawn',
    locale: 'en',
    submittedDaysAgo: 30,
    coverLetter:
      'I have edited two open textbooks on research methods for teachers, in Arabic and in English, and I know how much of the work lies in the exercises. I would be glad to give a day a week to the series.',
  },
  {
    ...yusuf,
    opportunity: 'andalus-prize-social-innovation-language',
    step: 'submitted',
    locale: 'en',
    submittedDaysAgo: 1,
    coverLetter:
      'Our group collects the names that people along the Bosporus give to winds and currents, in six languages, and makes a map of them that fishing boats can use. We enter it for the prize because it is a dictionary and a safety tool at once.',
  },
  {
    ...yusuf,
    opportunity: 'solar-systems-engineer-mini-grids',
    step: 'interview',
    locale: 'en',
    submittedDaysAgo: 12,
    coverLetter:
      'I have designed and repaired small solar systems for research stations on two islands, often with parts that were not meant for each other.\n\nVillage grids ask for the same patience, and for teaching whoever keeps them running. That is the part that I like best.',
  },
  {
    ...yusuf,
    opportunity: 'blue-economy-accelerator',
    step: 'decision_ready',
    locale: 'en',
    submittedDaysAgo: 25,
    coverLetter:
      'We turn the shells that mussel farms throw away into filters for small harbours. Two harbours use them. The accelerator would help us to find out whether a third would pay for them.',
  },
  {
    ...yusuf,
    opportunity: 'artificial-intelligence-engineer-arabic-manuscripts',
    step: 'expired',
    locale: 'en',
    submittedDaysAgo: 75,
    coverLetter:
      'I have trained models that read Ottoman harbour books, whose hands are as varied as any library’s. I would like to bring that experience to Arabic manuscripts, and to learn from those who read them without a machine.',
  },
  {
    opportunity: 'postdoc-artificial-intelligence-for-arabic',
    member: 'nour-saleh',
    emailAddress: 'nour.saleh@lakeside.example',
    phoneNumber: '+962 790550118',
    step: 'submitted',
    locale: 'ar',
    submittedDaysAgo: 0,
    coverLetter:
      'تناولت رسالتي للدكتوراه نماذج اللغة للهجات العربية القليلة الموارد، ونشرتُ منها مدونة لغوية مفتوحة يستعملها اليوم ستة فرق بحثية.\n\nأودّ أن أواصل هذا العمل لديكم، وأن أركّز على تقييم النماذج بما يخدم الناس في حياتهم اليومية لا بما يسهل قياسه فحسب.',
    answers: {
      work: 'مدونة للهجات بلاد الشام في مليون جملة، وأداة مفتوحة لتشكيل النصوص.',
      start: 'أستطيع البدء في أول سبتمبر.',
    },
  },
  {
    opportunity: 'postdoc-artificial-intelligence-for-arabic',
    member: 'tariq-al-mahmoud',
    emailAddress: 'tariq.almahmoud@lakeside.example',
    phoneNumber: '',
    step: 'in_review',
    locale: 'ar',
    submittedDaysAgo: 5,
    coverLetter:
      'عملت أربع سنوات مهندسًا في فريق للتعرف إلى الكلام، وتعلّمت فيها أن أصعب ما في العربية ليس نحوها بل تنوّع أصحابها.\n\nأتقدّم إلى هذه الزمالة لأعود إلى البحث، ومعي بيانات سُجّلت بموافقة أصحابها في سبع مدن عربية.',
    answers: {
      work: 'نظام للتعرف إلى الكلام يعمل من دون اتصال، وتستعمله عيادتان في الريف.',
      start: 'بعد شهرين من القبول.',
    },
  },
  {
    opportunity: 'research-associate-learning-sciences',
    member: 'grace-wanjiru',
    emailAddress: 'grace.wanjiru@lakeside.example',
    phoneNumber: '+254 711550190',
    step: 'shortlisted',
    locale: 'en',
    submittedDaysAgo: 14,
    coverLetter:
      'I have spent six years measuring what children learn outside school, in markets and on farms, with instruments that they find fair. I would like to bring these methods to your laboratory, and to learn from your long studies.',
  },
  {
    opportunity: 'visiting-lecturer-sustainable-materials',
    member: 'houda-bennani',
    emailAddress: 'houda.bennani@lakeside.example',
    phoneNumber: '+212 612550133',
    step: 'accepted',
    locale: 'ar',
    submittedDaysAgo: 40,
    coverLetter:
      'أبحث في مواد البناء التقليدية في المغرب، ولا سيما الطين والجير، وفي كيفية تحسين مقاومتها للماء دون أن تفقد قدرتها على التنفس.\n\nأقترح مقررًا قصيرًا يعمل فيه الطلبة بأيديهم أسبوعًا كاملًا مع معلّم من أهل الحرفة، ثم يقيسون في المختبر ما صنعوه.',
  },
];

/** What the demo's member has begun to write. */
export const applicationDrafts = [
  {
    member: 'member@scholars.example',
    opportunity: 'research-associate-learning-sciences',
    coverLetter:
      'Your studies of how children learn in the open air meet a question that we have had in Doha for years:',
    phoneNumber: '+974 55510021',
    writtenHoursAgo: 20,
  },
];

/** Saved by the demo's members, the last one first. */
export const savedOpportunities: Record<string, string[]> = {
  'member@scholars.example': [
    'fellowship-artificial-intelligence-governance',
    'visiting-fellowships-history-of-science',
    'assistant-professor-biomedical-data-science',
  ],
  'scholar2@scholars.example': ['groundwater-sustainability-fellowships'],
};
