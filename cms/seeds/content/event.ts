import type { EventSeed } from './shapes.js';

/**
 * The page `/annual-gathering-24` (spec §2). Its dates move with the day of seeding, so that a demo's gathering is
 * still to come: no year is named. It begins on a Tuesday, far from the weekend of Doha.
 */
export const event: EventSeed = {
  slug: 'annual-gathering-24',
  title: {
    en: 'The Annual Gathering',
    ar: 'اللقاء السنوي',
  },
  summary: {
    en: 'Three days in Doha in which members of the network present their work, settle the year’s plans and meet in person.',
    ar: 'ثلاثة أيام في الدوحة يعرض فيها أعضاء الشبكة أعمالهم، ويقرّون خطط العام، ويلتقون وجهًا لوجه.',
  },
  description: {
    en: `Once a year the network meets in one place. About three hundred members, partner organizations and guests come to Doha for three days of lectures, working tables and unhurried conversation.

The first day belongs to the work of members, the second to the five focus areas, the third to decisions: what the network will take up in the coming year, and who will carry it. All plenary sessions are interpreted between Arabic and English; the opening lecture and the closing session can also be followed online.

## Who takes part

The gathering is by invitation. If you have received one, open the link in it, tell us whether you will attend in Doha or online, and then send the [travel intake form](/en/travel-intake) if you need us to arrange your journey.`,
    ar: `تجتمع الشبكة مرةً كل عام في مكان واحد؛ إذ يفد إلى الدوحة نحو ثلاثمئة من الأعضاء وممثلي المؤسسات الشريكة والضيوف، ليقضوا ثلاثة أيام بين محاضرات وطاولات عمل وأحاديث متأنية.

يُخصَّص اليوم الأول لأعمال الأعضاء، والثاني لمجالات التركيز الخمسة، والثالث للقرارات: ما الذي ستعمل عليه الشبكة في العام المقبل، ومن يتولاه. وتُترجم جميع الجلسات العامة ترجمة فورية بين العربية والإنجليزية، ويمكن أيضًا متابعة المحاضرة الافتتاحية والجلسة الختامية عبر الإنترنت.

## المشاركون

المشاركة في اللقاء بدعوة. فإذا تلقيتم دعوة، فافتحوا الرابط الوارد فيها، وأبلغونا هل تحضرون في الدوحة أم عبر الإنترنت، ثم أرسلوا [استمارة بيانات السفر](/ar/travel-intake) إن كنتم بحاجة إلى أن نرتب سفركم.`,
  },
  startsInDays: 130,
  startsOnWeekday: 2,
  lengthDays: 3,
  timeZone: 'Asia/Qatar',
  registrationClosesDaysBefore: 30,
  venue: {
    en: 'Dar Al Ilm Conference Centre, West Bay',
    ar: 'مركز دار العلم للمؤتمرات، الخليج الغربي',
  },
  city: { en: 'Doha', ar: 'الدوحة' },
  country: 'QA',
  onlineNote: {
    en: 'The opening lecture, the panels and the closing session are streamed with captions in both languages. The address of the stream is sent to you two days before the gathering.',
    ar: 'تُبثّ المحاضرة الافتتاحية والجلسات الحوارية والجلسة الختامية مباشرةً مع نص مكتوب باللغتين، ويصلكم عنوان البث قبل اللقاء بيومين.',
  },
  days: [
    {
      title: { en: 'The work of members', ar: 'أعمال الأعضاء' },
      sessions: [
        {
          starts: '09:00',
          ends: '09:30',
          title: { en: 'Welcome', ar: 'كلمة الترحيب' },
          description: {
            en: 'The Council opens the gathering, presents the founding fellows and explains the three days.',
            ar: 'يفتتح المجلس اللقاء، ويقدّم الزملاء المؤسسين، ويعرض برنامج الأيام الثلاثة.',
          },
          room: { en: 'Main hall', ar: 'القاعة الرئيسية' },
          speakers: [],
        },
        {
          starts: '09:30',
          ends: '10:30',
          title: {
            en: 'Opening lecture: learning to read in two languages',
            ar: 'المحاضرة الافتتاحية: تعلُّم القراءة بلغتين',
          },
          description: {
            en: 'What happens when children meet Arabic and English print at the same time, and what their teachers can do. With time for questions; also online.',
            ar: 'ماذا يحدث حين يتعلم الأطفال القراءة بالعربية والإنجليزية في آن واحد، وما الذي يستطيع معلموهم فعله. ويتبع المحاضرة وقت للأسئلة، وتُبثّ أيضًا عبر الإنترنت.',
          },
          room: { en: 'Main hall', ar: 'القاعة الرئيسية' },
          speakers: ['layla-haddad'],
        },
        {
          starts: '11:00',
          ends: '11:40',
          title: { en: 'The year in figures', ar: 'العام بالأرقام' },
          description: {
            en: 'The programme office reports on members, applications, appointments and spending, and takes questions.',
            ar: 'يعرض مكتب البرامج حصيلة العام من الأعضاء والطلبات والتعيينات والنفقات، ويجيب عن الأسئلة.',
          },
          room: { en: 'Main hall', ar: 'القاعة الرئيسية' },
          speakers: ['tariq-al-mahmoud'],
        },
        {
          starts: '13:00',
          ends: '14:30',
          title: { en: 'Short talks by new members', ar: 'مداخلات قصيرة لأعضاء جدد' },
          description: {
            en: 'Twelve members who joined this year present one result each, in six minutes, in the language of their choice.',
            ar: 'اثنا عشر عضوًا انضموا هذا العام، يعرض كل منهم نتيجة واحدة في ست دقائق باللغة التي يختارها.',
          },
          room: { en: 'Room 2', ar: 'القاعة ٢' },
          speakers: ['mariam-al-thawadi', 'ibrahim-musa'],
        },
        {
          starts: '15:15',
          ends: '16:45',
          title: { en: 'Mentoring tables', ar: 'طاولات الإرشاد' },
          description: {
            en: 'Experienced members sit at twenty small tables; early-career members bring a question and change tables every half hour.',
            ar: 'يجلس أعضاء متمرّسون إلى عشرين طاولة صغيرة، ويحمل إليهم الأعضاء في مستهل مسيرتهم أسئلتهم، ويتبادلون الطاولات كل نصف ساعة.',
          },
          room: { en: 'Library', ar: 'المكتبة' },
          speakers: ['grace-wanjiru', 'yusuf-demir'],
        },
        {
          starts: '19:30',
          ends: '21:30',
          title: { en: 'Dinner of the founding fellows', ar: 'عشاء الزملاء المؤسسين' },
          description: {
            en: 'Dinner in the courtyard for all participants, with an oud recital. Buses leave the hotels at seven.',
            ar: 'عشاء في الفناء لجميع المشاركين، يتخلله عزف على العود. وتنطلق الحافلات من الفنادق في السابعة مساءً.',
          },
          room: { en: 'Courtyard', ar: 'الفناء' },
          speakers: [],
        },
      ],
    },
    {
      title: { en: 'The five focus areas', ar: 'مجالات التركيز الخمسة' },
      sessions: [
        {
          starts: '09:00',
          ends: '10:15',
          title: {
            en: 'Panel: research written in Arabic',
            ar: 'جلسة حوارية: البحث المكتوب بالعربية',
          },
          description: {
            en: 'What would have to change in journals, terminology and appointments for Arabic to be a working language of science.',
            ar: 'ما الذي ينبغي أن يتغير في المجلات والمصطلحات وأنظمة التعيين لتكون العربية لغة عمل علمي؟',
          },
          room: { en: 'Main hall', ar: 'القاعة الرئيسية' },
          speakers: ['salma-mansour', 'claire-moreau', 'daniel-whitfield'],
        },
        {
          starts: '10:45',
          ends: '11:40',
          title: {
            en: 'What language models get wrong',
            ar: 'فيمَ تخطئ النماذج اللغوية؟',
          },
          description: {
            en: 'A lecture on errors in Arabic, Turkish and Persian, how to measure them, and what a school or a clinic should ask before using such a model.',
            ar: 'محاضرة عن الأخطاء في العربية والتركية والفارسية، وطرائق قياسها، وما ينبغي للمدرسة أو العيادة أن تسأل عنه قبل استخدام نموذج من هذا النوع.',
          },
          room: { en: 'Main hall', ar: 'القاعة الرئيسية' },
          speakers: ['yusuf-demir'],
        },
        {
          starts: '13:00',
          ends: '14:30',
          title: { en: 'Working tables: first round', ar: 'طاولات العمل: الجولة الأولى' },
          description: {
            en: 'Progressive education, sustainability and artificial intelligence. Each table drafts three questions for the coming year.',
            ar: 'التعليم التقدمي والاستدامة والذكاء الاصطناعي. تصوغ كل طاولة ثلاثة أسئلة للعام المقبل.',
          },
          room: { en: 'Rooms 1 to 3', ar: 'القاعات من ١ إلى ٣' },
          speakers: ['sara-al-kuwari', 'huda-al-rashidi'],
        },
        {
          starts: '15:15',
          ends: '16:45',
          title: { en: 'Working tables: second round', ar: 'طاولات العمل: الجولة الثانية' },
          description: {
            en: 'Precision health and social progress, and a joint table of those who work across both.',
            ar: 'الرعاية الصحية الدقيقة والتقدم الاجتماعي، وطاولة مشتركة لمن يجمعون بين المجالين.',
          },
          room: { en: 'Rooms 1 to 3', ar: 'القاعات من ١ إلى ٣' },
          speakers: ['grace-wanjiru', 'hassan-abdelrahman'],
        },
        {
          starts: '17:00',
          ends: '18:30',
          title: { en: 'Ten teams show their work', ar: 'عشرة فرق تعرض أعمالها' },
          description: {
            en: 'Prototypes and field results on display. Partner organizations are present and can be spoken to.',
            ar: 'معرض للنماذج الأولية ونتائج العمل الميداني، بحضور المؤسسات الشريكة التي يمكن التحدث إلى ممثليها.',
          },
          room: { en: 'Exhibition foyer', ar: 'بهو المعارض' },
          speakers: [],
        },
      ],
    },
    {
      title: { en: 'Plans and decisions', ar: 'الخطط والقرارات' },
      sessions: [
        {
          starts: '09:00',
          ends: '10:15',
          title: { en: 'Reports from the tables', ar: 'تقارير طاولات العمل' },
          description: {
            en: 'Each focus area presents its three questions, with the people and the means that they would need.',
            ar: 'يعرض كل مجال تركيز أسئلته الثلاثة، وما تحتاج إليه من أشخاص وموارد.',
          },
          room: { en: 'Main hall', ar: 'القاعة الرئيسية' },
          speakers: ['sara-al-kuwari', 'hassan-abdelrahman'],
        },
        {
          starts: '10:45',
          ends: '11:40',
          title: { en: 'Assembly of members', ar: 'جمعية الأعضاء' },
          description: {
            en: 'Members vote on the questions and elect three members of the Council. Proxies close the evening before.',
            ar: 'يصوّت الأعضاء على الأسئلة، وينتخبون ثلاثة من أعضاء المجلس. وينتهي قبول التوكيلات مساء اليوم السابق.',
          },
          room: { en: 'Main hall', ar: 'القاعة الرئيسية' },
          speakers: [],
        },
        {
          starts: '13:00',
          ends: '14:30',
          title: {
            en: 'Workshop: a profile that can be read in both languages',
            ar: 'ورشة عمل: ملف شخصي يُقرأ باللغتين',
          },
          description: {
            en: 'Bring a laptop. Participants complete their profiles in Arabic and English, with editors at hand.',
            ar: 'يُرجى إحضار حاسوب محمول. يستكمل المشاركون ملفاتهم بالعربية والإنجليزية بمساعدة محررين.',
          },
          room: { en: 'Room 2', ar: 'القاعة ٢' },
          speakers: ['salma-mansour'],
        },
        {
          starts: '15:15',
          ends: '16:00',
          title: { en: 'Closing session', ar: 'الجلسة الختامية' },
          description: {
            en: 'The Council states what has been decided and names those responsible. Also online.',
            ar: 'يعلن المجلس ما تقرر ويسمّي المسؤولين عن تنفيذه. وتُبثّ الجلسة أيضًا عبر الإنترنت.',
          },
          room: { en: 'Main hall', ar: 'القاعة الرئيسية' },
          speakers: ['layla-haddad'],
        },
      ],
    },
  ],
  speakers: [
    'layla-haddad',
    'yusuf-demir',
    'grace-wanjiru',
    'claire-moreau',
    'hassan-abdelrahman',
    'salma-mansour',
    'huda-al-rashidi',
    'daniel-whitfield',
    'sara-al-kuwari',
    'tariq-al-mahmoud',
    'mariam-al-thawadi',
    'ibrahim-musa',
  ],
  practical: {
    en: `## Venue

Dar Al Ilm Conference Centre stands in West Bay, about thirty minutes by car from Hamad International Airport and ten minutes on foot from the nearest metro station. The doors open at eight. Buses run between the centre and the two hotels of the gathering every half hour in the morning and after the last session.

## Visa

Citizens of many countries need no visa arranged in advance. If you need one, we apply for it once your travel is approved; allow thirty days. Your passport should be valid for at least six months from the day you arrive. The decision rests with the authorities of the State of Qatar.

## Travel intake

If the network is to book your journey, send the [travel intake form](/en/travel-intake) with your dates, your airport and a copy of your passport. A coordinator confirms the itinerary with you before it is booked. The copy of the passport is encrypted and is erased ninety days after your return.

## Accessibility

- All rooms can be reached without steps; wheelchairs can be borrowed at the entrance.
- The main hall has a hearing loop. Live captions are shown in Arabic and English.
- Interpretation in Qatari or International Sign is arranged if you ask two weeks ahead.
- There is a quiet room, and a room for nursing mothers.

## Prayer rooms

Prayer rooms and washing facilities for men and for women are on the ground floor, beside the main hall. The midday and afternoon breaks of the programme are set around the times of prayer.

## Food

Coffee, lunch and the dinner of the first day are included. All food is halal; there is a vegetarian dish at every meal. Please state allergies and other dietary needs when you answer the invitation.`,
    ar: `## المكان

يقع مركز دار العلم للمؤتمرات في الخليج الغربي، على مسافة نحو ثلاثين دقيقة بالسيارة من مطار حمد الدولي، وعشر دقائق سيرًا على الأقدام من أقرب محطة مترو. وتُفتح الأبواب في الثامنة صباحًا. وتنقل الحافلات المشاركين بين المركز وفندقي اللقاء كل نصف ساعة صباحًا وبعد الجلسة الأخيرة.

## التأشيرة

لا يحتاج مواطنو كثير من البلدان إلى تأشيرة مسبقة. وإذا كنتم بحاجة إليها، تقدّمنا بطلبها بعد الموافقة على سفركم، وقد يستغرق ذلك ثلاثين يومًا. وينبغي أن يكون جواز السفر ساري المفعول مدة ستة أشهر على الأقل من يوم الوصول. ويعود القرار إلى الجهات المختصة في دولة قطر.

## بيانات السفر

إذا كانت الشبكة ستتولى حجز رحلتكم، فأرسلوا [استمارة بيانات السفر](/ar/travel-intake) متضمنةً مواعيدكم ومطار المغادرة ونسخة من جواز السفر. ويتفق أحد المنسّقين معكم على خط السير قبل الحجز. وتُحفظ نسخة جواز السفر مشفّرة، وتُمحى بعد تسعين يومًا من عودتكم.

## تيسير الوصول

- يمكن الوصول إلى جميع القاعات دون صعود درج، وتتوافر عند المدخل كراسٍ متحركة للإعارة.
- زُوّدت القاعة الرئيسية بحلقة سمعية، ويُعرض فيها نص مكتوب مباشر بالعربية والإنجليزية.
- تُوفَّر الترجمة بلغة الإشارة القطرية أو الدولية لمن يطلبها قبل الموعد بأسبوعين.
- تتوافر غرفة هادئة، وغرفة للأمهات المرضعات.

## المصليات

تقع مصليات الرجال والنساء وأماكن الوضوء في الطابق الأرضي بجوار القاعة الرئيسية، وقد رُوعيت أوقات الصلاة في تحديد استراحتي الظهر والعصر من البرنامج.

## الطعام

تشمل الضيافة القهوة والغداء وعشاء اليوم الأول. والطعام كله حلال، وفي كل وجبة طبق نباتي. ويُرجى ذكر الحساسيات الغذائية وسائر الاحتياجات عند الرد على الدعوة.`,
  },
  /** No picture is chosen, so each is drawn: the signs of the rooms. */
  gallery: [
    { en: 'The sign of the main hall', ar: 'شارة القاعة الرئيسية' },
    { en: 'The sign of the courtyard, worn on the dinner’s badges', ar: 'شارة الفناء، وتحملها بطاقات العشاء' },
    { en: 'The sign of the library, where the mentoring tables meet', ar: 'شارة المكتبة، حيث تجتمع طاولات الإرشاد' },
    { en: 'The sign of Rooms 1 to 3, for the working tables', ar: 'شارة القاعات من ١ إلى ٣، مقر طاولات العمل' },
    { en: 'The sign of the exhibition foyer', ar: 'شارة بهو المعارض' },
  ],
};
