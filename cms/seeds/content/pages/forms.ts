import type { PageSeed } from '../shapes.js';

/** The words around the forms. What they say happens after sending is what the product does: mails included. */
export const formPages: PageSeed[] = [
  {
    slug: 'join-us',
    title: { en: 'Join us as an organization', ar: 'انضمام المؤسسات إلى الشبكة' },
    summary: {
      en: 'For universities, research centres, companies, foundations and public bodies that employ, fund or train scholars.',
      ar: 'للجامعات ومراكز البحث والشركات والمؤسسات الخيرية والجهات الحكومية التي توظّف العلماء أو تموّلهم أو تدرّبهم.',
    },
    body: {
      en: 'Partner organizations show what they do and publish their opportunities here, free of charge, in Arabic and English. Tell us who you are, where you work and what you would like to offer.',
      ar: 'تعرّف المؤسسات الشريكة بعملها وتنشر فرصها هنا مجانًا، بالعربية والإنجليزية. عرّفونا بمؤسستكم، وبالبلد الذي تعملون فيه، وبما تودّون تقديمه.',
    },
    blocks: [
      {
        block: 'steps',
        title: { en: 'What happens next', ar: 'ما يلي الإرسال' },
        items: [
          {
            title: { en: 'You send the form', ar: 'ترسلون الاستمارة' },
            text: {
              en: 'You see a reference number at once, and the same number reaches you by email.',
              ar: 'يظهر لكم على الفور رقم مرجعي، ويصلكم الرقم نفسه بالبريد الإلكتروني.',
            },
          },
          {
            title: { en: 'A coordinator reads it', ar: 'يقرؤها أحد المنسّقين' },
            text: {
              en: 'The coordinator may ask for further details, in the language in which you wrote.',
              ar: 'وقد يستوضح منكم بعض التفاصيل باللغة التي كتبتم بها.',
            },
          },
          {
            title: { en: 'You receive an answer', ar: 'يصلكم الرد' },
            text: {
              en: 'Once your request is approved, we prepare your organization’s page with you and publish your first opportunity.',
              ar: 'ومتى ووفق على طلبكم، أعددنا معكم صفحة مؤسستكم ونشرنا أولى فرصكم.',
            },
          },
        ],
      },
      {
        block: 'questions',
        title: { en: 'Before you write', ar: 'قبل أن تكتبوا إلينا' },
        items: [
          {
            question: { en: 'Who may apply?', ar: 'من له أن يتقدّم؟' },
            answer: {
              en: 'Anyone who is entitled to speak for the organization. We ask for a contact person with a work address.',
              ar: 'كل من هو مخوَّل تمثيل المؤسسة. ونطلب اسم شخص للتواصل وعنوان بريده في العمل.',
            },
          },
          {
            question: { en: 'What can we publish?', ar: 'ما الذي يمكننا نشره؟' },
            answer: {
              en: 'Posts, fellowships, schools, courses, grants and prizes that are real, lawful and free of charge for applicants.',
              ar: 'الوظائف والزمالات والمدارس العلمية والدورات والمنح والجوائز، على أن تكون حقيقية ومشروعة ولا تكلّف المتقدمين شيئًا.',
            },
          },
          {
            question: { en: 'Do we have to write in both languages?', ar: 'هل يلزم أن نكتب باللغتين؟' },
            answer: {
              en: 'No. A call in one language is shown in that language to all readers, with a mark that says so. Both are better: they reach twice as many.',
              ar: 'لا. فالإعلان المكتوب بلغة واحدة يُعرض بها على جميع القرّاء مع الإشارة إلى ذلك. والأفضل اللغتان، فبهما يتسع جمهور القرّاء.',
            },
          },
        ],
      },
    ],
  },
  {
    slug: 'contact-us',
    title: { en: 'Contact us', ar: 'اتصلوا بنا' },
    summary: {
      en: 'Write to the programme office of the Scholars Network in Doha.',
      ar: 'راسلوا مكتب برامج شبكة العلماء في الدوحة.',
    },
    body: {
      en: 'Questions about membership, an application, an event or this site are welcome in Arabic or English. A confirmation with a reference number reaches you by email at once; a coordinator answers, usually within three working days (Sunday to Thursday).',
      ar: 'نرحّب بأسئلتكم عن العضوية، أو عن طلب قدّمتموه، أو عن فعالية، أو عن الموقع، بالعربية أو الإنجليزية. ويصلكم على الفور بالبريد الإلكتروني تأكيد يحمل رقمًا مرجعيًا، ثم يردّ عليكم أحد المنسّقين، خلال ثلاثة أيام عمل في المعتاد (من الأحد إلى الخميس).',
    },
    blocks: [
      {
        block: 'questions',
        title: { en: 'Perhaps already answered', ar: 'لعل الجواب هنا' },
        items: [
          {
            question: { en: 'I have a question about an opportunity', ar: 'لديّ سؤال عن فرصة' },
            answer: {
              en: 'The organization that offers it knows most. Its page, linked from the [opportunity](/en/opportunities), leads to its own site.',
              ar: 'المؤسسة التي تطرحها أعلم بتفاصيلها. وتجدون في صفحة [الفرصة](/ar/opportunities) رابطًا إلى صفحة المؤسسة، ومنها إلى موقعها.',
            },
          },
          {
            question: { en: 'My organization would like to take part', ar: 'ترغب مؤسستي في المشاركة' },
            answer: {
              en: 'Please use the form of [Join us](/en/organizations/join-us): it asks for what we need to answer.',
              ar: 'يُرجى استخدام استمارة [انضموا إلينا](/ar/organizations/join-us)، ففيها ما نحتاج إليه لنردّ عليكم.',
            },
          },
          {
            question: {
              en: 'I want to see, correct or delete my data',
              ar: 'أريد الاطلاع على بياناتي أو تصحيحها أو حذفها',
            },
            answer: {
              en: 'Write to us here from the address that we know, and name the reference if you have one. The [privacy notice](/en/privacy) says what we hold.',
              ar: 'راسلونا هنا من عنوان بريدكم المسجّل لدينا، واذكروا الرقم المرجعي إن وُجد. ويبيّن [إشعار الخصوصية](/ar/privacy) ما نحتفظ به.',
            },
          },
        ],
      },
    ],
  },
  {
    slug: 'founding-fellows-profile',
    title: { en: 'Founding Fellows Profile', ar: 'ملف الزملاء المؤسسين' },
    summary: {
      en: 'The form in which invited founding fellows send their details to the network.',
      ar: 'الاستمارة التي يرسل بها الزملاء المؤسسون المدعوون بياناتهم إلى الشبكة.',
    },
    body: {
      en: `This form is for scholars whom the Council has invited to be founding fellows. It takes about five minutes; the biography has room for 75 words.

When you have sent it you see a reference number, and we confirm it by email. A coordinator then reads your details and writes to you if anything is missing.`,
      ar: `هذه الاستمارة للعلماء الذين دعاهم المجلس ليكونوا زملاء مؤسسين. ويستغرق ملؤها نحو خمس دقائق، وتتسع خانة السيرة لخمس وسبعين كلمة.

ويظهر لكم بعد الإرسال رقم مرجعي، ونؤكده لكم برسالة إلكترونية. ثم يقرأ أحد المنسّقين بياناتكم ويراسلكم إن كان فيها نقص.`,
    },
  },
  {
    slug: 'travel-intake',
    title: { en: 'Travel Intake Form', ar: 'استمارة بيانات السفر' },
    summary: {
      en: 'The form in which invited guests send what we need to book their journey.',
      ar: 'الاستمارة التي يرسل بها الضيوف المدعوون ما يلزم لحجز رحلاتهم.',
    },
    body: {
      en: `Please send us your preferred dates and departure airport, and anything that we should know to make your journey comfortable. We confirm by email that it has arrived; a coordinator then checks the details with you before anything is booked.

The copy of your passport is used only for your ticket and visa. It is encrypted when stored, only a coordinator can open it, each opening is recorded, and it is erased ninety days after your return date. See the [privacy notice](/en/privacy).`,
      ar: `يُرجى إرسال المواعيد التي تفضّلونها ومطار المغادرة، وكل ما ينبغي أن نعلمه لراحتكم في السفر. ونؤكد لكم وصول الاستمارة برسالة إلكترونية، ثم يراجع أحد المنسّقين التفاصيل معكم قبل إجراء أي حجز.

ولا تُستخدم نسخة جواز سفركم إلا لإصدار التذكرة والتأشيرة. وهي تُحفظ مشفّرة، ولا يفتحها إلا منسّق، ويُسجَّل كل فتح لها، وتُمحى بعد تسعين يومًا من تاريخ عودتكم. للمزيد انظروا [إشعار الخصوصية](/ar/privacy).`,
    },
  },
];
