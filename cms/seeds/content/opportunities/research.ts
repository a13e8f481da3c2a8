import type { OpportunitySeed } from '../shapes.js';

export const researchOpportunities: OpportunitySeed[] = [
  {
    slug: 'postdoc-artificial-intelligence-for-arabic',
    title: {
      en: 'Postdoctoral Researcher in Artificial Intelligence for Arabic',
      ar: 'باحث ما بعد الدكتوراه في الذكاء الاصطناعي للغة العربية',
    },
    summary: {
      en: 'Two posts in Doha to build and evaluate language models for Standard Arabic and the dialects of the Gulf.',
      ar: 'وظيفتان في الدوحة لبناء نماذج لغوية للعربية الفصحى ولهجات الخليج وتقييمها.',
    },
    description: {
      en: `## About the project

The machine intelligence laboratory is collecting a large corpus of spoken and written Arabic together with schools and broadcasters. Two postdoctoral researchers will train models on it and develop tests that show where these models succeed and fail.

## What you will do

- Design experiments on dialect, code-switching and diacritics.
- Build an open benchmark with linguists and native speakers.
- Publish the results and help to supervise two doctoral students.

## Who can apply

Candidates hold a doctorate in computer science, computational linguistics or a related field, awarded within the last five years, and write code that others can run. Knowledge of Arabic is an advantage for both posts and required for one.

## What is offered

A contract of two years with possible extension by one year, housing allowance, health insurance and access to the shared computing facility.`,
      ar: `## عن المشروع

يجمع مختبر ذكاء الآلة مدونة لغوية كبيرة من العربية المحكية والمكتوبة بالتعاون مع مدارس وهيئات بث. ويتولى باحثان تدريب النماذج عليها وإعداد اختبارات تبيّن مواطن نجاح هذه النماذج وإخفاقها.

## المهام

- تصميم تجارب تتناول اللهجات والتناوب اللغوي والتشكيل.
- بناء معيار تقييم مفتوح بالتعاون مع لغويين ومتحدثين أصليين.
- نشر النتائج والمشاركة في الإشراف على اثنين من طلبة الدكتوراه.

## شروط التقديم

يُشترط الحصول خلال السنوات الخمس الماضية على درجة الدكتوراه في علوم الحاسوب أو اللسانيات الحاسوبية أو في تخصص قريب، والقدرة على كتابة برمجيات يمكن للآخرين تشغيلها. ومعرفة العربية ميزة في الوظيفتين وشرط في إحداهما.

## المزايا

عقد مدته سنتان مع إمكانية التمديد سنة واحدة، وبدل سكن، وتأمين صحي، واستخدام مرافق الحوسبة المشتركة.`,
    },
    agsCategory: 'research',
    isProgram: false,
    category: 'postdoctoral',
    partner: 'doha-institute-of-science',
    areas: [3],
    location: { en: 'Doha', ar: 'الدوحة' },
    country: 'QA',
    workMode: 'onsite',
    employmentType: 'full-time',
    seats: 2,
    stipend: { en: 'QAR 18,000 a month', ar: '١٨٬٠٠٠ ريال قطري شهريًا' },
    questions: [
      {
        key: 'work',
        question: {
          en: 'Which piece of your own work should we look at first?',
          ar: 'ما أول ما ينبغي أن نطّلع عليه من أعمالكم؟',
        },
        hint: { en: 'A paper, a data set or a program, with its address', ar: 'بحث أو بيانات أو برنامج، مع رابطه' },
        isRequired: true,
      },
      { key: 'start', question: { en: 'When could you begin?', ar: 'متى يمكنكم البدء؟' }, isRequired: false },
    ],
    deadlineInDays: 44,
    publishedDaysAgo: 11,
  },
  {
    slug: 'research-fellow-coastal-sustainability',
    title: { en: 'Research Fellow in Coastal Sustainability', ar: 'زميل باحث في استدامة السواحل' },
    summary: {
      en: 'A three-year post in Muscat on warming, oxygen loss and fisheries along the coast of the Sea of Oman.',
      ar: 'وظيفة مدتها ثلاث سنوات في مسقط لدراسة الاحترار ونقص الأكسجين ومصايد الأسماك على ساحل بحر عُمان.',
    },
    description: {
      en: `## About the role

Since 2016 the centre has measured temperature and oxygen at nine points off the Omani coast. The research fellow will analyse this series and find out how fish stocks and fishing communities respond to the changes.

## What you will do

- Join four cruises a year on the research vessel.
- Combine the measurements with catch records kept by fishers in nine villages.
- Prepare advice for the fisheries authority on closed seasons.

## Who can apply

A doctorate in marine science, ecology or oceanography and good skills in statistics. Experience at sea is necessary. Arabic is helpful in the villages, and the centre pays for lessons.

## What is offered

A contract of three years, medical insurance, an annual flight home and a research budget of OMR 6,000 a year.`,
      ar: `## نبذة عن الوظيفة

يقيس المركز منذ عام ٢٠١٦ الحرارة والأكسجين في تسع نقاط قبالة الساحل العُماني. ويتولى الزميل الباحث تحليل هذه السلسلة من القياسات وبيان كيفية استجابة المخزون السمكي ومجتمعات الصيد للتغيرات.

## المهام

- المشاركة في أربع رحلات سنويًا على متن سفينة الأبحاث.
- الجمع بين القياسات وسجلات الصيد التي يدوّنها الصيادون في تسع قرى.
- إعداد المشورة لهيئة الثروة السمكية بشأن مواسم حظر الصيد.

## شروط التقديم

يُشترط الحصول على درجة الدكتوراه في علوم البحار أو علم البيئة أو علم المحيطات، ومهارات جيدة في الإحصاء. والخبرة في العمل البحري ضرورية. ومعرفة العربية مفيدة في القرى، ويتحمل المركز كلفة دروس لتعلمها.

## المزايا

عقد مدته ثلاث سنوات، وتأمين طبي، وتذكرة سفر سنوية إلى بلد الإقامة، وميزانية بحثية قدرها ٦٬٠٠٠ ريال عُماني سنويًا.`,
    },
    agsCategory: 'research',
    isProgram: false,
    category: 'research-fellowship',
    partner: 'muscat-marine-research-centre',
    areas: [2],
    location: { en: 'Muscat', ar: 'مسقط' },
    country: 'OM',
    workMode: 'onsite',
    employmentType: 'full-time',
    seats: 1,
    stipend: { en: 'OMR 1,400 a month', ar: '١٬٤٠٠ ريال عُماني شهريًا' },
    deadlineInDays: 29,
    publishedDaysAgo: 25,
  },
  {
    slug: 'visiting-fellowships-history-of-science',
    title: {
      en: 'Visiting Fellowships in the History of Arabic Science',
      ar: 'زمالات للباحثين الزائرين في تاريخ العلوم عند العرب',
    },
    summary: {
      en: 'Six fellowships of one term in Oxford for work on scientific texts, instruments and schools of learning.',
      ar: 'ست زمالات مدة كل منها فصل دراسي في أكسفورد لدراسة النصوص العلمية والآلات ومدارس العلم.',
    },
    description: {
      en: `## About the fellowships

The institute invites six scholars to spend one term in Oxford and to work on the history of science in Arabic: astronomy, medicine, mathematics, agriculture or the teaching of these subjects.

## What is expected

- Residence for ten weeks and attendance at the weekly seminar.
- One public lecture and one session with the manuscript class.
- A text, edition or data set that is ready for publication within a year.

## Who can apply

Scholars with a doctorate or an equivalent record of publications. Four of the six fellowships are reserved for applicants from universities in the Middle East and North Africa. Good reading knowledge of Arabic is needed.

## What is offered

The institute pays for travel and visas, provides a room in the college house and a monthly allowance, and arranges access to manuscripts in Oxford libraries.`,
      ar: `## عن الزمالات

يدعو المعهد ستة باحثين إلى قضاء فصل دراسي في أكسفورد للعمل على تاريخ العلوم المدوّنة بالعربية: الفلك والطب والرياضيات والفلاحة، أو تاريخ تدريس هذه العلوم.

## ما يُنتظر من الزملاء

- الإقامة مدة عشرة أسابيع وحضور الندوة الأسبوعية.
- إلقاء محاضرة عامة وتقديم جلسة في صف دراسة المخطوطات.
- إعداد نص أو تحقيق أو مجموعة بيانات تصلح للنشر خلال عام.

## شروط التقديم

التقديم متاح لحملة الدكتوراه أو من لديهم سجل مكافئ من المنشورات. وتُخصَّص أربع زمالات من أصل ست لباحثين من جامعات الشرق الأوسط وشمال أفريقيا. ويُشترط التمكن من القراءة بالعربية.

## المزايا

يتحمل المعهد تكاليف السفر والتأشيرة، ويوفر غرفة في بيت الضيافة ومكافأة شهرية، ويرتّب الاطلاع على المخطوطات في مكتبات أكسفورد.`,
    },
    agsCategory: 'research',
    isProgram: true,
    category: 'research-fellowship',
    partner: 'oxford-orient-institute',
    areas: [5, 1],
    location: { en: 'Oxford', ar: 'أكسفورد' },
    country: 'GB',
    workMode: 'onsite',
    employmentType: 'fellowship',
    seats: 6,
    stipend: { en: 'GBP 2,400 a month', ar: '٢٬٤٠٠ جنيه إسترليني شهريًا' },
    deadlineInDays: 81,
    publishedDaysAgo: 19,
  },
  {
    slug: 'research-grants-climate-and-health',
    title: { en: 'Research Grants: Climate and Health', ar: 'منح بحثية: المناخ والصحة' },
    summary: {
      en: 'Project grants of up to QAR 1.2 million for teams that study heat, dust and disease in Qatar and the region.',
      ar: 'منح للمشاريع تصل قيمتها إلى ١٫٢ مليون ريال قطري لفرق تدرس الحرارة والغبار والأمراض في قطر والمنطقة.',
    },
    description: {
      en: `## About the call

Extreme heat and dust affect workers, children and people with chronic disease. The ministry funds projects of two to three years that measure these effects and test ways to protect people.

## Themes

1. Heat exposure at work and in schools.
2. Dust, air quality and diseases of the lung and heart.
3. Early warning and hospital planning.

## Who can apply

Teams of at least two institutions, one of them in Qatar. The principal investigator holds a doctorate and a post that lasts as long as the project. Partners abroad may receive up to forty per cent of the funds.

## Procedure

A short outline of four pages is followed, for selected teams, by a full proposal. Every proposal is reviewed by three experts, two of them from outside the country. Decisions are announced within five months.`,
      ar: `## عن الدعوة

يؤثر الحر الشديد والغبار في العمال والأطفال والمصابين بأمراض مزمنة. وتموّل الوزارة مشاريع مدتها سنتان إلى ثلاث سنوات تقيس هذه الآثار وتختبر سبل حماية الناس منها.

## المحاور

1. التعرض للحرارة في أماكن العمل والمدارس.
2. الغبار وجودة الهواء وأمراض الرئة والقلب.
3. الإنذار المبكر وتخطيط المستشفيات.

## شروط التقديم

تُقدَّم الطلبات من فرق تمثل مؤسستين على الأقل، إحداهما في قطر. ويُشترط أن يكون الباحث الرئيس حاصلًا على الدكتوراه وشاغلًا وظيفة تستمر طوال مدة المشروع. ويجوز أن يحصل الشركاء في الخارج على نسبة تصل إلى أربعين في المئة من التمويل.

## الإجراءات

يُقدَّم ملخص من أربع صفحات، يليه مقترح كامل من الفرق المختارة. ويحكّم كل مقترح ثلاثة خبراء، اثنان منهم من خارج البلاد. وتُعلن القرارات خلال خمسة أشهر.`,
    },
    agsCategory: 'research',
    isProgram: true,
    category: 'prize-and-grant',
    partner: 'ministry-of-research-qatar',
    areas: [2, 4],
    location: { en: 'Doha and partner sites', ar: 'الدوحة والمواقع الشريكة' },
    country: 'QA',
    workMode: 'hybrid',
    employmentType: 'contract',
    seats: null,
    stipend: { en: 'Up to QAR 1.2 million per project', ar: 'حتى ١٫٢ مليون ريال قطري لكل مشروع' },
    deadlineInDays: 68,
    publishedDaysAgo: 15,
    applyUrl: 'https://grants.research-ministry.example/climate-health',
  },
  {
    slug: 'research-data-engineer-climate-stations',
    title: { en: 'Research Data Engineer, Climate Stations', ar: 'مهندس بيانات بحثية لمحطات المناخ' },
    summary: {
      en: 'Keep the data of 26 mountain stations flowing and build models that detect sensor faults and early signs of drought.',
      ar: 'تأمين تدفق بيانات ٢٦ محطة جبلية وبناء نماذج تكشف أعطال أجهزة الاستشعار والمؤشرات المبكرة للجفاف.',
    },
    description: {
      en: `## About the role

The observatory’s stations send readings of snow, soil moisture, wind and dust every ten minutes, often over weak connections. The data engineer makes sure that these readings arrive, are checked and can be used by others.

## What you will do

- Run and improve the system that collects and stores the measurements.
- Train models that recognise faulty sensors and fill short gaps.
- Combine station data with satellite images for the seasonal drought bulletin.

## Who can apply

A master’s degree in computer science, physics or geography and three years of experience with time series. Readiness to visit stations in the mountains about ten days a year is expected. The working languages are French and English.

## What is offered

A full-time position, first for two years, with a room in the guest house for the first three months and two days of remote work a week.`,
      ar: `## نبذة عن الوظيفة

ترسل محطات المرصد كل عشر دقائق قراءات عن الثلوج ورطوبة التربة والرياح والغبار، وكثيرًا ما يجري ذلك عبر اتصال ضعيف. ويتولى مهندس البيانات ضمان وصول هذه القراءات والتحقق منها وإتاحتها لاستخدام الآخرين.

## المهام

- تشغيل نظام جمع القياسات وتخزينها وتحسينه.
- تدريب نماذج تتعرف على أجهزة الاستشعار المعطلة وتسد الفجوات القصيرة.
- دمج بيانات المحطات وصور الأقمار الاصطناعية لإعداد نشرة الجفاف الموسمية.

## شروط التقديم

يُشترط الحصول على درجة الماجستير في علوم الحاسوب أو الفيزياء أو الجغرافيا، وخبرة ثلاث سنوات في تحليل السلاسل الزمنية، مع الاستعداد لزيارة المحطات الجبلية نحو عشرة أيام في السنة. ولغتا العمل الفرنسية والإنجليزية.

## المزايا

وظيفة بدوام كامل مدتها الأولية سنتان، وغرفة في بيت الضيافة خلال الأشهر الثلاثة الأولى، وإمكانية العمل عن بُعد يومين في الأسبوع.`,
    },
    agsCategory: 'research',
    isProgram: false,
    category: 'academic-position',
    partner: 'atlas-climate-observatory',
    areas: [2, 3],
    location: { en: 'Ifrane', ar: 'إفران' },
    country: 'MA',
    workMode: 'hybrid',
    employmentType: 'full-time',
    seats: 1,
    stipend: { en: 'MAD 19,000 a month', ar: '١٩٬٠٠٠ درهم مغربي شهريًا' },
    deadlineInDays: 15,
    publishedDaysAgo: 33,
  },
  {
    slug: 'postdoc-population-genomics',
    title: { en: 'Postdoctoral Researcher in Population Genomics', ar: 'باحث ما بعد الدكتوراه في جينوم السكان' },
    summary: {
      en: 'Work in Riyadh on a reference panel of genomes from nine countries and on the prediction of inherited disease.',
      ar: 'العمل في الرياض على قاعدة جينومات مرجعية من تسعة بلدان وعلى التنبؤ بالأمراض الوراثية.',
    },
    description: {
      en: `## About the project

International reference data describe Arab populations poorly. The company is building a panel of genomes from consented donors in nine countries, and seeks a postdoctoral researcher to analyse its structure and its use in newborn screening.

## What you will do

- Develop methods for calling and phasing variants in families with related parents.
- Train and validate risk models for rare inherited conditions.
- Present results to clinicians and to the independent ethics board.

## Who can apply

A doctorate in genetics, bioinformatics or statistics and at least one publication as first author. Experience with very large genomic data sets is needed. Working language is English.

## What is offered

A contract of two years, housing allowance, health insurance for the family and time for independent research on one day a week.`,
      ar: `## عن المشروع

لا تمثل البيانات المرجعية الدولية السكان العرب تمثيلًا كافيًا. وتبني الشركة قاعدة جينومات من متبرعين أبدوا موافقتهم في تسعة بلدان، وتبحث عن باحث لتحليل بنيتها وسبل الإفادة منها في فحص حديثي الولادة.

## المهام

- تطوير أساليب لتحديد المتغيرات الجينية وإسنادها إلى أحد الأبوين في الأسر التي تربط بين الوالدين فيها صلة قرابة.
- تدريب نماذج لتقدير مخاطر الأمراض الوراثية النادرة والتحقق من صحتها.
- عرض النتائج على الأطباء وعلى مجلس الأخلاقيات المستقل.

## شروط التقديم

يُشترط الحصول على درجة الدكتوراه في علم الوراثة أو المعلوماتية الحيوية أو الإحصاء، ونشر بحث واحد على الأقل بصفة مؤلف أول، وخبرة في التعامل مع مجموعات ضخمة من البيانات الجينومية. ولغة العمل الإنجليزية.

## المزايا

عقد مدته سنتان، وبدل سكن، وتأمين صحي للأسرة، ويوم في الأسبوع للبحث المستقل.`,
    },
    agsCategory: 'research',
    isProgram: false,
    category: 'postdoctoral',
    partner: 'noor-genomics',
    areas: [4, 3],
    location: { en: 'Riyadh', ar: 'الرياض' },
    country: 'SA',
    workMode: 'onsite',
    employmentType: 'full-time',
    seats: 1,
    stipend: { en: 'SAR 19,500 a month', ar: '١٩٬٥٠٠ ريال سعودي شهريًا' },
    deadlineInDays: -6,
    publishedDaysAgo: 66,
  },
  {
    slug: 'doctoral-researchers-computational-social-science',
    title: {
      en: 'Doctoral Researchers in Computational Social Science',
      ar: 'باحثو دكتوراه في العلوم الاجتماعية الحاسوبية',
    },
    summary: {
      en: 'Three salaried doctoral posts in Berlin on platform work, multilingual news and automated decisions in public offices.',
      ar: 'ثلاث وظائف دكتوراه مدفوعة الأجر في برلين حول العمل عبر المنصات والأخبار المتعددة اللغات والقرارات المؤتمتة.',
    },
    description: {
      en: `## About the posts

The centre appoints three doctoral researchers for four years. Each works in a team of sociologists, statisticians and computer scientists and belongs to the doctoral programme that the centre runs in English with nine partner institutes.

## Topics

- Earnings and rights of platform workers in Europe and the Middle East.
- How news travels between Arabic, Turkish and German media.
- Automated decisions in employment and migration offices.

## Who can apply

A master’s degree in sociology, political science, statistics, data science or a similar field. Applicants can programme in R or Python and have an interest in field research. For the second topic, Arabic or Turkish is required.

## What is offered

Employment at 65 per cent of full working time on the public pay scale, thirty days of leave and a desk in the centre. Two days a week may be worked from home.`,
      ar: `## عن الوظائف

يعيّن المركز ثلاثة من باحثي الدكتوراه مدة أربع سنوات. ويعمل كل منهم ضمن فريق من علماء الاجتماع والإحصائيين وعلماء الحاسوب، وينتسب إلى برنامج الدكتوراه الذي يقدمه المركز بالإنجليزية مع تسعة معاهد شريكة.

## الموضوعات

- دخل العاملين عبر المنصات وحقوقهم في أوروبا والشرق الأوسط.
- انتقال الأخبار بين وسائل الإعلام العربية والتركية والألمانية.
- القرارات المؤتمتة في مكاتب التوظيف والهجرة.

## شروط التقديم

يُشترط الحصول على درجة الماجستير في علم الاجتماع أو العلوم السياسية أو الإحصاء أو علم البيانات أو في تخصص مماثل، وإجادة البرمجة بلغة R أو Python، والاهتمام بالبحث الميداني. ويتطلب الموضوع الثاني معرفة العربية أو التركية.

## المزايا

عمل بنسبة ٦٥ في المئة من الدوام الكامل وفق سلّم رواتب القطاع العام، وإجازة مدتها ثلاثون يومًا، ومكتب في المركز، مع إمكانية العمل من المنزل يومين في الأسبوع.`,
    },
    agsCategory: 'research',
    isProgram: false,
    category: 'academic-position',
    partner: 'berlin-centre-for-computational-society',
    areas: [5, 3],
    location: { en: 'Berlin', ar: 'برلين' },
    country: 'DE',
    workMode: 'hybrid',
    employmentType: 'part-time',
    seats: 3,
    stipend: { en: 'EUR 2,900 a month before tax', ar: '٢٬٩٠٠ يورو شهريًا قبل الضريبة' },
    deadlineInDays: 52,
    publishedDaysAgo: 7,
    applyUrl: 'https://careers.bccs.example/doctoral-2027',
  },
  {
    slug: 'groundwater-sustainability-fellowships',
    title: { en: 'Fellowships in Groundwater Sustainability', ar: 'زمالات في استدامة المياه الجوفية' },
    summary: {
      en: 'Four fellowships of twelve months on measuring, sharing and governing groundwater in the countries of the Nile basin.',
      ar: 'أربع زمالات مدة كل منها اثنا عشر شهرًا حول قياس المياه الجوفية وتقاسمها وإدارتها في دول حوض النيل.',
    },
    description: {
      en: `## About the fellowships

While the rivers of the basin are well measured, much less is known about the water below ground. Four fellows spend twelve months on this question, two of them from hydrology and two from the social sciences, and write a joint report.

## What fellows do

- Work for five months in the field with farmers’ associations.
- Analyse well records, satellite data or local water agreements.
- Meet online every week and in Addis Ababa three times a year.

## Who can apply

Researchers with a doctorate, or a master’s degree and four years of relevant work. Citizens of the basin countries are given preference. English is required; Arabic, Amharic or Swahili is an advantage.

## What is offered

A monthly stipend, field costs of up to USD 9,000 and the publication of data under the fellow’s name.`,
      ar: `## عن الزمالات

تتوافر قياسات جيدة لأنهار الحوض، أما ما يُعرف عن المياه الكامنة تحت الأرض فأقل من ذلك بكثير. ويعمل على هذه المسألة أربعة زملاء مدة اثني عشر شهرًا، اثنان من مجال علوم المياه واثنان من العلوم الاجتماعية، ويُعدّون تقريرًا مشتركًا.

## المهام

- العمل الميداني خمسة أشهر مع جمعيات المزارعين.
- تحليل سجلات الآبار أو بيانات الأقمار الاصطناعية أو الاتفاقات المحلية لتقاسم المياه.
- الاجتماع أسبوعيًا عبر الإنترنت وثلاث مرات سنويًا في أديس أبابا.

## شروط التقديم

التقديم متاح لحملة الدكتوراه، أو الماجستير مع خبرة أربع سنوات في عمل ذي صلة. وتُعطى الأولوية لمواطني دول الحوض. والإنجليزية مطلوبة، أما العربية أو الأمهرية أو السواحيلية فميزة إضافية.

## المزايا

مخصص شهري، وتغطية تكاليف العمل الميداني حتى ٩٬٠٠٠ دولار أمريكي، ونشر البيانات باسم الزميل.`,
    },
    agsCategory: 'research',
    isProgram: true,
    category: 'research-fellowship',
    partner: 'nile-basin-water-centre',
    areas: [2, 5],
    location: { en: 'Addis Ababa and field sites', ar: 'أديس أبابا ومواقع ميدانية' },
    country: 'ET',
    workMode: 'hybrid',
    employmentType: 'fellowship',
    seats: 4,
    stipend: { en: 'USD 2,000 a month', ar: '٢٬٠٠٠ دولار أمريكي شهريًا' },
    deadlineInDays: 90,
    publishedDaysAgo: 4,
  },
  {
    slug: 'research-associate-learning-sciences',
    title: { en: 'Research Associate in Learning Sciences', ar: 'باحث مشارك في علوم التعلم' },
    summary: {
      en: 'Study how children in Ramallah and nearby villages learn to read when schooling is interrupted.',
      ar: 'دراسة تعلم الأطفال القراءة في رام الله والقرى المجاورة عند انقطاع الدراسة.',
    },
    description: {
      en: `## About the role

Closures, road blocks and illness keep many children out of class for weeks. The faculty of education follows six hundred pupils from grade one to grade four, and seeks a research associate to run the study for the next two years.

## What you will do

- Coordinate reading tests and home visits in twelve schools.
- Analyse the results and compare forms of teaching at a distance.
- Explain the findings to teachers and parents in plain language.

## Who can apply

A master’s degree in education, psychology or linguistics, training in quantitative methods and fluent Arabic. Applicants without a work permit for the area should ask about conditions before they apply.

## What is offered

A full-time contract for two years and the possibility to write a doctoral thesis on part of the data.`,
      ar: `## نبذة عن الوظيفة

تُبقي حالات الإغلاق والحواجز على الطرق والمرض كثيرًا من الأطفال بعيدًا عن صفوفهم أسابيع. وتتابع كلية التربية ستمائة تلميذ وتلميذة من الصف الأول إلى الصف الرابع، وتبحث عن باحث مشارك لإدارة الدراسة خلال السنتين المقبلتين.

## المهام

- تنسيق اختبارات القراءة والزيارات المنزلية في اثنتي عشرة مدرسة.
- تحليل النتائج والمقارنة بين أشكال التعليم عن بُعد.
- شرح النتائج للمعلمين وأولياء الأمور بلغة ميسّرة.

## شروط التقديم

يُشترط الحصول على درجة الماجستير في التربية أو علم النفس أو اللسانيات، والتدرب على المناهج الكمية، وإتقان العربية. ويُرجى ممن لا يحملون تصريح عمل في المنطقة الاستفسار عن الشروط قبل التقدم بطلب.

## المزايا

عقد بدوام كامل مدته سنتان، مع إمكانية إعداد رسالة دكتوراه اعتمادًا على جزء من البيانات.`,
    },
    agsCategory: 'research',
    isProgram: false,
    category: 'academic-position',
    partner: 'levant-university',
    areas: [1],
    location: { en: 'Ramallah', ar: 'رام الله' },
    country: 'PS',
    workMode: 'onsite',
    employmentType: 'full-time',
    seats: 1,
    stipend: { en: 'USD 1,700 a month', ar: '١٬٧٠٠ دولار أمريكي شهريًا' },
    deadlineInDays: 23,
    publishedDaysAgo: 28,
  },
  {
    slug: 'postdoc-desert-solar-materials',
    title: {
      en: 'Postdoctoral Researcher in Desert Solar Materials',
      ar: 'باحث ما بعد الدكتوراه في المواد الشمسية للبيئات الصحراوية',
    },
    summary: {
      en: 'Develop and test coatings that keep solar panels clean and cool without water at a test field near Ghardaia.',
      ar: 'تطوير طلاءات تحافظ على نظافة الألواح الشمسية وبرودتها من دون مياه، واختبارها في حقل تجارب قرب غرداية.',
    },
    description: {
      en: `## About the project

In the northern Sahara, dust can reduce the output of a panel by a third within a month. The company tests coatings that repel dust and lower the temperature of the cell, and shares its measurements as open data.

## What you will do

- Prepare coatings in the laboratory and expose them in the test field.
- Measure yield, wear and temperature over a full year.
- Compare the results with those of partner sites in Mali and Niger.

## Who can apply

A doctorate in materials science, chemistry or physics. Experience with thin films and outdoor testing is required. The working languages are French and English, and basic Arabic is useful on site.

## What is offered

A contract of eighteen months, accommodation in Ghardaia and a return flight every six months. Inventions are registered with the researcher as co-inventor.`,
      ar: `## عن المشروع

قد يخفض الغبار في شمال الصحراء الكبرى إنتاج اللوح الشمسي بمقدار الثلث في غضون شهر. وتختبر الشركة طلاءات طاردة للغبار تخفض حرارة الخلية، وتنشر قياساتها بوصفها بيانات مفتوحة.

## المهام

- تحضير الطلاءات في المختبر وتعريضها للظروف الطبيعية في حقل التجارب.
- قياس الإنتاجية والتآكل والحرارة على مدى سنة كاملة.
- مقارنة النتائج بنتائج المواقع الشريكة في مالي والنيجر.

## شروط التقديم

يُشترط الحصول على درجة الدكتوراه في علم المواد أو الكيمياء أو الفيزياء، وخبرة في الأغشية الرقيقة والاختبارات الميدانية. ولغتا العمل الفرنسية والإنجليزية، ومعرفة مبادئ العربية مفيدة في الموقع.

## المزايا

عقد مدته ثمانية عشر شهرًا، وسكن في غرداية، وتذكرة سفر ذهابًا وإيابًا كل ستة أشهر. وتُسجَّل الاختراعات مع ذكر الباحث مخترعًا مشاركًا.`,
    },
    agsCategory: 'research',
    isProgram: false,
    category: 'postdoctoral',
    partner: 'sahara-solar-labs',
    areas: [2],
    location: { en: 'Ghardaia', ar: 'غرداية' },
    country: 'DZ',
    workMode: 'onsite',
    employmentType: 'contract',
    seats: 1,
    stipend: { en: 'EUR 1,900 a month', ar: '١٬٩٠٠ يورو شهريًا' },
    deadlineInDays: -19,
    publishedDaysAgo: 88,
    applyUrl: 'https://www.sahara-solar-labs.example/jobs/desert-materials',
  },
  {
    slug: 'internships-artificial-intelligence-diagnostics',
    title: {
      en: 'Research Internships in Artificial Intelligence for Diagnostics',
      ar: 'تدريب بحثي في الذكاء الاصطناعي للتشخيص الطبي',
    },
    summary: {
      en: 'Eight internships of four months with hospital research teams in Kenya on sickle-cell disease and diabetes.',
      ar: 'ثماني فرص تدريب مدة كل منها أربعة أشهر مع فرق بحثية في مستشفيات كينيا حول فقر الدم المنجلي والسكري.',
    },
    description: {
      en: `## About the internships

The university coordinates a network of eighteen district hospitals that share anonymised records. Interns join one of four teams that test whether software can support diagnosis where specialists are rare.

## Projects

- Recognition of sickle cells in images from simple microscopes.
- Early signs of diabetic eye disease.
- Choice of antibiotics in infections that resist treatment.
- Quality of records written in English and Swahili.

## Who can apply

Master’s students in computer science, statistics, medicine or public health. Applicants of the first two subjects show experience with machine learning; those of the other two, with clinical data. Six weeks are spent in a hospital outside Nairobi.

## What is offered

A monthly allowance, travel inside Kenya, accommodation in the county and joint supervision by a clinician and a data scientist.`,
      ar: `## عن التدريب

تنسّق الجامعة شبكة من ثمانية عشر مستشفى في المقاطعات تتشارك سجلات مجهولة الهوية. وينضم المتدربون إلى أحد أربعة فرق تختبر قدرة البرمجيات على دعم التشخيص حيث يقل عدد الاختصاصيين.

## المشاريع

- التعرف على الخلايا المنجلية في صور المجاهر البسيطة.
- المؤشرات المبكرة لأمراض العين السكرية.
- اختيار المضادات الحيوية في حالات العدوى المقاومة للعلاج.
- جودة السجلات المكتوبة بالإنجليزية والسواحيلية.

## شروط التقديم

التدريب متاح لطلبة الماجستير في علوم الحاسوب أو الإحصاء أو الطب أو الصحة العامة. وتُشترط خبرة في تعلم الآلة لطلبة التخصصين الأولين، وخبرة في البيانات السريرية لطلبة التخصصين الآخرين. وتُقضى ستة أسابيع في مستشفى خارج نيروبي.

## المزايا

مكافأة شهرية، وتغطية التنقل داخل كينيا، وسكن في المقاطعة، وإشراف مشترك من طبيب وعالم بيانات.`,
    },
    agsCategory: 'research',
    isProgram: true,
    category: 'internship',
    partner: 'nairobi-health-sciences-university',
    areas: [3, 4],
    location: { en: 'Nairobi and district hospitals', ar: 'نيروبي ومستشفيات المقاطعات' },
    country: 'KE',
    workMode: 'onsite',
    employmentType: 'internship',
    seats: 8,
    stipend: { en: 'KES 70,000 a month', ar: '٧٠٬٠٠٠ شلن كيني شهريًا' },
    deadlineInDays: 38,
    publishedDaysAgo: 16,
  },
  {
    slug: 'doctoral-mobility-grants-maghreb',
    title: { en: 'Doctoral Mobility Grants for the Maghreb', ar: 'منح تنقّل لطلبة الدكتوراه في بلدان المغرب العربي' },
    summary: {
      en: 'Twelve grants of three to six months for doctoral students to work in archives and cities of another Maghreb country.',
      ar: 'اثنتا عشرة منحة مدتها من ثلاثة إلى ستة أشهر لطلبة الدكتوراه للعمل في أرشيفات ومدن بلد مغاربي آخر.',
    },
    description: {
      en: `## About the grants

Doctoral students in the Maghreb rarely have the means to work in a neighbouring country. The academy gives twelve grants a year to students in history, sociology, linguistics, law or geography who need an archive, a city or a community across the border.

## What the grant covers

- A monthly allowance for three to six months.
- Travel, insurance and copying fees.
- A local supervisor and a desk at a partner institution.

## Who can apply

Students who have been enrolled for at least one year in a doctoral programme in Algeria, Libya, Mauritania, Morocco or Tunisia. The application may be written in Arabic, French or English.

## After the stay

Grant holders give one open lecture in Tunis or online, and deposit interviews in the oral history archive if the people interviewed agree.`,
      ar: `## عن المنح

قلّما تتوافر لطلبة الدكتوراه في بلدان المغرب العربي إمكانات العمل في بلد مجاور. وتقدم الأكاديمية سنويًا اثنتي عشرة منحة لطلبة التاريخ أو علم الاجتماع أو اللسانيات أو القانون أو الجغرافيا ممن تتطلب أبحاثهم أرشيفًا أو مدينة أو مجتمعًا محليًا خارج الحدود.

## ما تغطيه المنحة

- مخصص شهري مدة ثلاثة إلى ستة أشهر.
- السفر والتأمين ورسوم النسخ.
- مشرف محلي ومكتب في مؤسسة شريكة.

## شروط التقديم

يُشترط مرور سنة على الأقل على التسجيل في برنامج دكتوراه في تونس أو الجزائر أو ليبيا أو المغرب أو موريتانيا. ويمكن تحرير الطلب بالعربية أو الفرنسية أو الإنجليزية.

## بعد الإقامة

يلقي الحاصلون على المنح محاضرة عامة في تونس أو عبر الإنترنت، ويودعون مقابلاتهم في أرشيف التاريخ الشفهي إذا وافق أصحابها على ذلك.`,
    },
    agsCategory: 'research',
    isProgram: true,
    category: 'prize-and-grant',
    partner: 'maghreb-research-academy',
    areas: [5],
    location: { en: 'Tunis and the Maghreb', ar: 'تونس وبلدان المغرب العربي' },
    country: 'TN',
    workMode: 'onsite',
    employmentType: 'fellowship',
    seats: 12,
    stipend: { en: 'TND 2,600 a month', ar: '٢٬٦٠٠ دينار تونسي شهريًا' },
    deadlineInDays: 57,
    publishedDaysAgo: 36,
  },
  {
    slug: 'fellowship-artificial-intelligence-governance',
    title: { en: 'Fellowship in Artificial Intelligence Governance', ar: 'زمالة في حوكمة الذكاء الاصطناعي' },
    summary: {
      en: 'Five remote fellowships for scholars who study how Arab governments buy, test and supervise automated systems.',
      ar: 'خمس زمالات عن بُعد لباحثين يدرسون كيفية شراء الحكومات العربية للأنظمة المؤتمتة واختبارها والرقابة عليها.',
    },
    description: {
      en: `## About the fellowship

Ministries in the region use software to sort job seekers, inspect taxes and answer citizens. The school supports five scholars for nine months each to document one such system in a country they know well.

## What fellows do

- Describe how the system was bought, tested and corrected.
- Interview officials and people affected by its decisions.
- Write a policy brief in Arabic and English, published with its data.

## Who can apply

Scholars and practitioners in law, public administration, computer science or journalism with at least four years of experience. Fellows work from their own country and come to Amman for two weeks. Excellent Arabic and good English are needed.

## Selection

Applications are read every two months until all places are filled. Fellows receive a stipend and, where necessary, legal advice on access to information.`,
      ar: `## عن الزمالة

تستخدم وزارات في المنطقة برمجيات لفرز الباحثين عن عمل والتدقيق الضريبي والرد على المواطنين. وتدعم الكلية خمسة باحثين مدة تسعة أشهر لكل منهم لتوثيق أحد هذه الأنظمة في بلد يعرفونه جيدًا.

## المهام

- وصف كيفية شراء النظام واختباره وتصحيحه.
- مقابلة مسؤولين وأشخاص تأثروا بقرارات النظام.
- كتابة موجز سياسات بالعربية والإنجليزية يُنشر مع بياناته.

## شروط التقديم

التقديم متاح للباحثين والممارسين في القانون أو الإدارة العامة أو علوم الحاسوب أو الصحافة ممن لديهم خبرة لا تقل عن أربع سنوات. ويجري العمل من بلد الإقامة مع القدوم إلى عمّان مدة أسبوعين. ويُشترط إتقان العربية وإجادة الإنجليزية.

## الاختيار

تُراجَع الطلبات كل شهرين إلى حين شغل جميع المقاعد. ويحصل الزملاء على مخصص مالي، وعند الحاجة على استشارة قانونية بشأن الحق في الحصول على المعلومات.`,
    },
    agsCategory: 'research',
    isProgram: true,
    category: 'research-fellowship',
    partner: 'amman-school-of-public-policy',
    areas: [3, 5],
    location: { en: 'Remote, with two weeks in Amman', ar: 'عن بُعد، مع أسبوعين في عمّان' },
    country: 'JO',
    workMode: 'remote',
    employmentType: 'fellowship',
    seats: 5,
    stipend: { en: 'JOD 1,100 a month', ar: '١٬١٠٠ دينار أردني شهريًا' },
    deadlineInDays: null,
    publishedDaysAgo: 47,
  },
  {
    slug: 'research-engineer-wearable-health-sensors',
    title: {
      en: 'Research Engineer, Wearable Health Sensors',
      ar: 'مهندس أبحاث في أجهزة الاستشعار الصحية القابلة للارتداء',
    },
    summary: {
      en: 'Design low-cost heart and glucose sensors in Cairo that hospitals can repair, and test them with patients.',
      ar: 'تصميم أجهزة منخفضة الكلفة لاستشعار القلب والسكر في القاهرة يمكن للمستشفيات إصلاحها، واختبارها مع المرضى.',
    },
    description: {
      en: `## About the role

The biomedical engineering department builds devices that can be made and repaired locally. In the present project it develops a wearable sensor for heart rhythm and blood glucose together with two public hospitals in Cairo.

## What you will do

- Design circuits and firmware with low power consumption.
- Run bench tests and prepare the documents for clinical approval.
- Train hospital technicians in maintenance and collect their comments.

## Who can apply

A bachelor’s or master’s degree in biomedical or electrical engineering and at least two years of experience in hardware. Knowledge of standards for medical devices is an advantage. Fluent Arabic is required for work in the hospitals.

## What is offered

A contract of one year, renewable twice, social insurance and reduced fees for postgraduate study at the university.`,
      ar: `## نبذة عن الوظيفة

يبني قسم الهندسة الطبية الحيوية أجهزة يمكن تصنيعها وإصلاحها محليًا. ويطور في مشروعه الحالي جهازًا قابلًا للارتداء لقياس نظم القلب وسكر الدم بالتعاون مع مستشفيين حكوميين في القاهرة.

## المهام

- تصميم الدوائر الإلكترونية والبرمجيات المدمجة المنخفضة الاستهلاك للطاقة.
- إجراء الاختبارات المعملية وإعداد وثائق الموافقة السريرية.
- تدريب فنيي المستشفيات على الصيانة وجمع ملاحظاتهم.

## شروط التقديم

يُشترط الحصول على بكالوريوس أو ماجستير في الهندسة الطبية الحيوية أو الهندسة الكهربائية، وخبرة لا تقل عن سنتين في تصميم العتاد. ومعرفة معايير الأجهزة الطبية ميزة إضافية. ويتطلب العمل في المستشفيات إتقان العربية.

## المزايا

عقد مدته سنة قابل للتجديد مرتين، وتأمينات اجتماعية، ورسوم مخفضة للدراسات العليا في الجامعة.`,
    },
    agsCategory: 'research',
    isProgram: false,
    category: 'academic-position',
    partner: 'cairo-polytechnic',
    areas: [4],
    location: { en: 'Cairo', ar: 'القاهرة' },
    country: 'EG',
    workMode: 'onsite',
    employmentType: 'contract',
    seats: 2,
    stipend: { en: 'EGP 38,000 a month', ar: '٣٨٬٠٠٠ جنيه مصري شهريًا' },
    deadlineInDays: 11,
    publishedDaysAgo: 29,
  },
  {
    slug: 'fellowships-translating-educational-thought',
    title: { en: 'Fellowships for Translating Educational Thought', ar: 'زمالات لترجمة الفكر التربوي' },
    summary: {
      en: 'Ten part-time fellowships for scholars who translate and annotate works on education between Arabic and European languages.',
      ar: 'عشر زمالات بدوام جزئي لباحثين يترجمون مؤلفات تربوية بين العربية واللغات الأوروبية ويعلّقون عليها.',
    },
    description: {
      en: `## About the fellowships

Many works on teaching are discussed only in the language in which they were written. The foundation supports ten scholars for one year each to translate a book, or a collection of essays, between Arabic and Spanish, French, German or English, and to explain it in a scholarly introduction.

## What is expected

- A translation of at least 60,000 words with notes.
- An introduction that places the work in the history of education.
- Participation in two workshops in Granada and one public reading.

## Who can apply

Scholars and translators with one published book or three articles. A sample of ten pages and information on translation rights are part of the application.

## What is offered

A monthly stipend for twelve months, travel to the workshops and a contribution to the cost of rights. The work can be done alongside a post.`,
      ar: `## عن الزمالات

تبقى مؤلفات كثيرة في التربية متداولة في لغتها الأصلية وحدها. وتدعم المؤسسة عشرة باحثين مدة عام لكل منهم لترجمة كتاب أو مجموعة مقالات بين العربية والإسبانية أو الفرنسية أو الألمانية أو الإنجليزية، مع مقدمة علمية تشرح العمل.

## ما يُنتظر من الزملاء

- ترجمة لا تقل عن ٦٠٬٠٠٠ كلمة مع الحواشي.
- مقدمة تضع العمل في سياقه من تاريخ التربية.
- المشاركة في ورشتي عمل في غرناطة وفي قراءة عامة واحدة.

## شروط التقديم

التقديم متاح للباحثين والمترجمين ممن نشروا كتابًا واحدًا أو ثلاث مقالات علمية. ويتضمن الطلب نموذجًا من عشر صفحات ومعلومات عن حقوق الترجمة.

## المزايا

مخصص شهري مدة اثني عشر شهرًا، وتغطية السفر إلى ورشتي العمل، ومساهمة في كلفة الحقوق. ويمكن إنجاز العمل إلى جانب وظيفة أخرى.`,
    },
    agsCategory: 'research',
    isProgram: true,
    category: 'research-fellowship',
    partner: 'andalus-foundation',
    areas: [1, 5],
    location: { en: 'Remote, with workshops in Granada', ar: 'عن بُعد، مع ورشتي عمل في غرناطة' },
    country: 'ES',
    workMode: 'remote',
    employmentType: 'part-time',
    seats: 10,
    stipend: { en: 'EUR 900 a month', ar: '٩٠٠ يورو شهريًا' },
    questions: [
      {
        key: 'text',
        question: { en: 'Which text would you translate?', ar: 'ما النص الذي تودّون ترجمته؟' },
        isRequired: true,
      },
      {
        key: 'languages',
        question: {
          en: 'How well do you know the two languages?',
          ar: 'ما مدى إتقانكم للغتين؟',
        },
        isRequired: true,
      },
    ],
    deadlineInDays: 101,
    publishedDaysAgo: 2,
  },
];
