export interface ContactMessageSeed {
  status: 'new' | 'in_review' | 'answered' | 'declined';
  locale: 'en' | 'ar';
  submittedDaysAgo: number;
  fullName: string;
  emailAddress: string;
  phoneNumber: string;
  subject: string;
  /** 10 to 2,000 characters. */
  message: string;
}

/** In every status and both languages. All people are invented. */
export const contactMessages: ContactMessageSeed[] = [
  {
    status: 'new',
    locale: 'en',
    submittedDaysAgo: 0,
    fullName: 'Leila Mansouri-Clarke',
    emailAddress: 'leila.mansouri@bristolwater.example',
    phoneNumber: '+44 7700900188',
    subject: 'Two of my publications appear twice',
    message:
      'Good morning,\n\nSince I connected my ORCID record, two of my papers on karst aquifers stand twice in my profile, once with the Arabic title and once with the English one. They have the same DOI.\n\nCould you tell me whether I may delete one of each pair, or whether they would come back with the next import?\n\nKind regards,\nLeila',
  },
  {
    status: 'new',
    locale: 'ar',
    submittedDaysAgo: 0,
    fullName: 'منى عبد اللطيف الخاطر',
    emailAddress: 'mona.alkhater@dohaschools.example',
    phoneNumber: '+974 55507731',
    subject: 'زيارة طالباتنا إلى اللقاء السنوي',
    message:
      'السلام عليكم ورحمة الله،\n\nأنا معلمة علوم في مدرسة ثانوية بالدوحة، ولديّ ثماني طالبات فزن هذا العام في مسابقة البحث العلمي المدرسية. هل يمكن أن يحضرن جلسة عامة من جلسات اللقاء السنوي، ولو ليوم واحد؟ سأرافقهن بنفسي ومعي معلمة أخرى.\n\nمع الشكر والتقدير.',
  },
  {
    status: 'new',
    locale: 'en',
    submittedDaysAgo: 2,
    fullName: 'Samuel Adeyemi',
    emailAddress: 's.adeyemi@lagosreview.example',
    phoneNumber: '',
    subject: 'Interview with two of your members for our spring issue',
    message:
      'I edit the science pages of the Lagos Review. For our spring issue we are preparing a piece on scholars who work between two languages, and I would like to speak to two of your members. Whom should I ask, and may I quote what is in the public profiles?\n\nOur deadline is in three weeks.',
  },
  {
    status: 'in_review',
    locale: 'ar',
    submittedDaysAgo: 3,
    fullName: 'يونس بن الطيب العمراوي',
    emailAddress: 'younes.amraoui@fesuniversite.example',
    phoneNumber: '+212 661550134',
    subject: 'تأخر وصول رسالة تأكيد الحساب',
    message:
      'سجّلت في الموقع قبل يومين ولم تصلني رسالة التأكيد إلى اليوم، وقد بحثت عنها في البريد غير المرغوب فيه أيضًا. بريد جامعتنا يرفض أحيانًا رسائل الجهات الجديدة، فهل يمكن إرسالها إلى بريدي الشخصي؟ وآخر موعد للتقديم على زمالة المياه الجوفية بعد أسبوع.',
  },
  {
    status: 'in_review',
    locale: 'en',
    submittedDaysAgo: 5,
    fullName: 'Annika Bergström',
    emailAddress: 'annika.bergstrom@malmohealth.example',
    phoneNumber: '+46 701740608',
    subject: 'Accessibility of the opportunity pages with a screen reader',
    message:
      'I use NVDA with Firefox. The lists of opportunities read well, thank you for that. On one page, however, the deadline is read before the title, and I had to guess which entry it belonged to. It was the third result of a search for "genomics".\n\nI am happy to test a correction.',
  },
  {
    status: 'answered',
    locale: 'en',
    submittedDaysAgo: 9,
    fullName: 'Rashid Al-Balushi',
    emailAddress: 'rashid.albalushi@soharcollege.example',
    phoneNumber: '+968 92550147',
    subject: 'Is the membership open to college lecturers without a doctorate?',
    message:
      'I teach marine engineering at a college in Sohar and have published with my students, but I do not hold a doctorate. The page on membership speaks of "scholars and researchers". Does that include me?',
  },
  {
    status: 'answered',
    locale: 'ar',
    submittedDaysAgo: 12,
    fullName: 'سعاد محمود الجزار',
    emailAddress: 'soad.elgazzar@alexlibrary.example',
    phoneNumber: '',
    subject: 'إذن بنشر خريطة مجالات التركيز',
    message:
      'نُعدّ في مكتبتنا معرضًا عن شبكات البحث العربية، ونودّ أن نعرض فيه صورة من صفحة مجالات التركيز الخمسة مع الإشارة إلى موقعكم. فهل تأذنون بذلك؟ وهل لديكم نسخة عالية الدقة من النقوش التي تزيّن الصفحات؟',
  },
  {
    status: 'answered',
    locale: 'en',
    submittedDaysAgo: 20,
    fullName: 'Helena Duarte',
    emailAddress: 'helena.duarte@coimbralab.example',
    phoneNumber: '+351 912555017',
    subject: 'Application sent twice by mistake',
    message:
      'My connection broke while I was applying for the learning sciences fellowship, and I pressed the button again. I have only one confirmation but would like to be sure that the committee does not see two applications.',
  },
  {
    status: 'declined',
    locale: 'en',
    submittedDaysAgo: 16,
    fullName: 'Growth Desk',
    emailAddress: 'hello@rankboosters.example',
    phoneNumber: '',
    subject: 'First page of search results in 14 days',
    message:
      'Dear website owner, we noticed that your site could rank much higher. Our team guarantees the first page within fourteen days or your money back. Reply YES for a free audit.',
  },
  {
    status: 'declined',
    locale: 'ar',
    submittedDaysAgo: 27,
    fullName: 'مكتب النخبة للخدمات الجامعية',
    emailAddress: 'offers@nukhba-services.example',
    phoneNumber: '+962 790555016',
    subject: 'عرض خاص لكتابة الأبحاث',
    message:
      'نقدّم لأعضاء شبكتكم خدمة إعداد الأبحاث ونشرها في مجلات مفهرسة خلال شهر واحد، مع خصم خاص للمجموعات. بانتظار ردكم.',
  },
];
