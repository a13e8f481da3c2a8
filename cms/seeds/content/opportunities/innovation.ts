import type { OpportunitySeed } from '../shapes.js';

export const innovationOpportunities: OpportunitySeed[] = [
  {
    slug: 'accelerator-artificial-intelligence-start-ups',
    title: { en: 'Accelerator for Artificial Intelligence Start-ups', ar: 'مسرّعة للشركات الناشئة في الذكاء الاصطناعي' },
    summary: {
      en: 'Six months in Lusail with seed investment, laboratory space and first customers for twelve young companies.',
      ar: 'ستة أشهر في لوسيل تشمل استثمارًا أوليًا ومختبرات وأوائل العملاء لاثنتي عشرة شركة ناشئة.',
    },
    description: {
      en: `## About the accelerator

The park runs its accelerator twice a year. The coming round is for teams that use artificial intelligence in energy, health or education and already have a working prototype.

## What teams receive

- Seed investment of up to QAR 500,000.
- Desks, computing time and access to the shared laboratories.
- A pilot project with a hospital, a school network or a utility in Qatar.
- Legal advice on patents and data protection in Arabic and English.

## Who can apply

Teams of two to five people, registered in any country or not yet registered. At least one founder works in Lusail during the six months. Teams that grew out of a university or hospital are given preference.

## Selection

Twenty-four teams are invited to present online; twelve are chosen by a jury of scientists and investors.`,
      ar: `## عن المسرّعة

ينظم المجمّع برنامج المسرّعة مرتين في السنة. والدورة المقبلة مخصصة لفرق تستخدم الذكاء الاصطناعي في الطاقة أو الصحة أو التعليم ولديها نموذج أولي صالح للعمل.

## ما تحصل عليه الفرق

- استثمار أولي تصل قيمته إلى ٥٠٠٬٠٠٠ ريال قطري.
- مكاتب وموارد حوسبة واستخدام المختبرات المشتركة.
- مشروع تجريبي مع مستشفى أو شبكة مدارس أو شركة مرافق في قطر.
- استشارات قانونية بشأن براءات الاختراع وحماية البيانات بالعربية والإنجليزية.

## شروط التقديم

التقديم متاح لفرق من شخصين إلى خمسة، سواء أكانت مسجّلة في أي بلد أم لم تُسجَّل بعد، على أن يعمل أحد المؤسسين على الأقل في لوسيل طوال الأشهر الستة. وتُعطى الأولوية للفرق المنبثقة عن جامعة أو مستشفى.

## الاختيار

يُدعى أربعة وعشرون فريقًا إلى عرض مشاريعها عبر الإنترنت، وتختار لجنة من العلماء والمستثمرين اثني عشر منها.`,
    },
    agsCategory: 'innovation',
    isProgram: true,
    category: 'accelerator',
    partner: 'khalifa-bay-innovation-park',
    areas: [3],
    location: { en: 'Lusail', ar: 'لوسيل' },
    country: 'QA',
    workMode: 'onsite',
    employmentType: 'full-time',
    seats: 12,
    stipend: { en: 'Seed investment of up to QAR 500,000 per team', ar: 'استثمار أولي حتى ٥٠٠٬٠٠٠ ريال قطري لكل فريق' },
    deadlineInDays: 33,
    publishedDaysAgo: 21,
    applyUrl: 'https://apply.khalifabay.example/accelerator',
  },
  {
    slug: 'technology-transfer-officer-sustainability',
    title: { en: 'Technology Transfer Officer, Sustainability', ar: 'مسؤول نقل التكنولوجيا في مجال الاستدامة' },
    summary: {
      en: 'Bring research on desalination, cooling and safe drinking water from a Kuwait university into practical use.',
      ar: 'نقل أبحاث التحلية والتبريد ومياه الشرب المأمونة من جامعة في الكويت إلى التطبيق العملي.',
    },
    description: {
      en: `## About the role

Research groups at the university have filed thirty patents on desalination, cooling and the monitoring of drinking water. The technology transfer officer finds partners who will use them and helps staff to found companies.

## What you will do

- Review inventions with their authors and decide how to protect them.
- Negotiate licences with utilities, manufacturers and health authorities.
- Offer a short course on intellectual property to doctoral students.

## Who can apply

A degree in engineering or science and five years in technology transfer, industry or patent law. Business-level Arabic and English are required. Knowledge of the water sector in the Gulf is an advantage.

## What is offered

A full-time post with annual review, housing and school allowances, health insurance and forty days of leave. Work from home is possible one day a week.`,
      ar: `## نبذة عن الوظيفة

سجّلت المجموعات البحثية في الجامعة ثلاثين طلب براءة اختراع في التحلية والتبريد ومراقبة مياه الشرب. ويتولى مسؤول نقل التكنولوجيا إيجاد شركاء يستخدمون هذه الابتكارات ومساعدة منسوبي الجامعة على تأسيس الشركات.

## المهام

- تقييم الاختراعات مع أصحابها واختيار سبل حمايتها.
- التفاوض على التراخيص مع شركات المرافق والمصنّعين والجهات الصحية.
- تقديم دورة قصيرة في الملكية الفكرية لطلبة الدكتوراه.

## شروط التقديم

يُشترط الحصول على درجة جامعية في الهندسة أو العلوم، وخبرة خمس سنوات في نقل التكنولوجيا أو الصناعة أو قانون البراءات، مع إتقان العربية والإنجليزية في بيئة العمل. ومعرفة قطاع المياه في الخليج ميزة إضافية.

## المزايا

وظيفة بدوام كامل تخضع لتقييم سنوي، وبدل سكن ومدارس، وتأمين صحي، وإجازة مدتها أربعون يومًا، مع إمكانية العمل من المنزل يومًا في الأسبوع.`,
    },
    agsCategory: 'innovation',
    isProgram: false,
    category: 'academic-position',
    partner: 'gulf-university-of-technology',
    areas: [2, 4],
    location: { en: 'Kuwait City', ar: 'مدينة الكويت' },
    country: 'KW',
    workMode: 'hybrid',
    employmentType: 'full-time',
    seats: 1,
    stipend: { en: 'KWD 1,900 a month', ar: '١٬٩٠٠ دينار كويتي شهريًا' },
    deadlineInDays: 24,
    publishedDaysAgo: 13,
  },
  {
    slug: 'andalus-prize-social-innovation-language',
    title: {
      en: 'Andalus Prize for Social Innovation through Language',
      ar: 'جائزة الأندلس للابتكار الاجتماعي عبر اللغة',
    },
    summary: {
      en: 'Three prizes for projects that use translation or language learning to give people access to services and rights.',
      ar: 'ثلاث جوائز لمشاريع توظّف الترجمة أو تعلم اللغات لتيسير حصول الناس على الخدمات والحقوق.',
    },
    description: {
      en: `## About the prize

People who do not speak the language of an office, a court or a clinic are often left without help. Every two years the foundation awards three prizes to projects that change this in Europe or in the Arab world.

## The prizes

- First prize: EUR 40,000.
- Second prize: EUR 20,000.
- Prize for a young initiative, less than two years old: EUR 10,000.

## Who can apply

Associations, schools, libraries, municipalities and small companies. The project has been in operation for at least six months and can show what it has achieved. Individuals may be nominated by an organization.

## Procedure

The application form has eight questions and may be completed in Arabic, Spanish, English or French. A jury of seven visits the six finalists in person. The award ceremony takes place in Granada.`,
      ar: `## عن الجائزة

كثيرًا ما يُحرم من المساعدة من لا يتحدثون لغة الدائرة الحكومية أو المحكمة أو العيادة. وتمنح المؤسسة كل سنتين ثلاث جوائز لمشاريع تغيّر هذا الواقع في أوروبا أو في العالم العربي.

## الجوائز

- الجائزة الأولى: ٤٠٬٠٠٠ يورو.
- الجائزة الثانية: ٢٠٬٠٠٠ يورو.
- جائزة المبادرة الناشئة التي لم تمضِ على تأسيسها سنتان: ١٠٬٠٠٠ يورو.

## شروط التقديم

التقديم متاح للجمعيات والمدارس والمكتبات والبلديات والشركات الصغيرة، بشرط أن يكون قد مضى على عمل المشروع ستة أشهر على الأقل وأن تكون لديه نتائج ملموسة. ويجوز للمؤسسات أن ترشح أفرادًا.

## الإجراءات

تتضمن الاستمارة ثمانية أسئلة، ويمكن تعبئتها بالعربية أو الإسبانية أو الإنجليزية أو الفرنسية. وتزور لجنة تحكيم من سبعة أعضاء المشاريع الستة التي تبلغ المرحلة النهائية. ويقام حفل توزيع الجوائز في غرناطة.`,
    },
    agsCategory: 'innovation',
    isProgram: true,
    category: 'prize-and-grant',
    partner: 'andalus-foundation',
    areas: [5, 1],
    location: { en: 'Granada', ar: 'غرناطة' },
    country: 'ES',
    workMode: 'remote',
    employmentType: 'contract',
    seats: 3,
    stipend: { en: 'Prizes of EUR 10,000 to EUR 40,000', ar: 'جوائز تتراوح بين ١٠٬٠٠٠ و٤٠٬٠٠٠ يورو' },
    deadlineInDays: 72,
    publishedDaysAgo: 10,
  },
  {
    slug: 'solar-systems-engineer-mini-grids',
    title: { en: 'Solar Systems Engineer, Village Mini-Grids', ar: 'مهندس أنظمة شمسية لشبكات القرى الصغيرة' },
    summary: {
      en: 'Plan, install and maintain solar mini-grids for villages and health posts in Algeria, Mali and Niger.',
      ar: 'تخطيط شبكات شمسية صغيرة للقرى والمراكز الصحية في الجزائر ومالي والنيجر وتركيبها وصيانتها.',
    },
    description: {
      en: `## About the role

The company’s mini-grids supply thirty-one villages and health posts. Nine further sites are to follow within two years, and the field team in Ghardaia is taking on two engineers for this purpose.

## What you will do

- Measure demand on site and design panels, batteries and lines.
- Supervise installation and train two local technicians at each site.
- Follow the operation from a distance and plan repairs.

## Who can apply

A degree in electrical or energy engineering and three years of experience with off-grid systems. A driving licence, good French and spoken Arabic are necessary. About one hundred days a year are spent on the road, in pairs.

## What is offered

A permanent contract after six months, accident and health insurance, field allowances and four weeks of paid training a year.`,
      ar: `## نبذة عن الوظيفة

تزوّد شبكات الشركة الصغيرة إحدى وثلاثين قرية ومركزًا صحيًا بالكهرباء. ومن المقرر أن تضاف إليها تسعة مواقع خلال سنتين، ويستعين الفريق الميداني في غرداية لهذا الغرض بمهندسَين اثنين.

## المهام

- قياس الطلب في الموقع وتصميم الألواح والبطاريات وخطوط التوصيل.
- الإشراف على التركيب وتدريب فنيَّين محليين في كل موقع.
- متابعة التشغيل عن بُعد وتخطيط أعمال الإصلاح.

## شروط التقديم

يُشترط الحصول على درجة جامعية في الهندسة الكهربائية أو هندسة الطاقة، وخبرة ثلاث سنوات في الأنظمة المستقلة عن الشبكة. ورخصة القيادة وإجادة الفرنسية والتحدث بالعربية ضرورية. وتستغرق المهام الميدانية نحو مئة يوم في السنة، وتُنفَّذ ثنائيًا.

## المزايا

عقد دائم بعد ستة أشهر، وتأمين صحي وتأمين ضد الحوادث، وبدلات ميدانية، وأربعة أسابيع من التدريب المدفوع سنويًا.`,
    },
    agsCategory: 'innovation',
    isProgram: false,
    category: 'academic-position',
    partner: 'sahara-solar-labs',
    areas: [2],
    location: { en: 'Ghardaia and field sites', ar: 'غرداية ومواقع ميدانية' },
    country: 'DZ',
    workMode: 'onsite',
    employmentType: 'full-time',
    seats: 2,
    stipend: { en: 'DZD 190,000 a month', ar: '١٩٠٬٠٠٠ دينار جزائري شهريًا' },
    deadlineInDays: 20,
    publishedDaysAgo: 18,
  },
  {
    slug: 'health-innovation-residency-istanbul',
    title: { en: 'Health Innovation Residency', ar: 'برنامج إقامة للابتكار الصحي' },
    summary: {
      en: 'Eight residents spend ten months in an Istanbul teaching hospital to find a clinical problem and build a solution.',
      ar: 'ثمانية مقيمين يمضون عشرة أشهر في مستشفى تعليمي في إسطنبول لتحديد مشكلة سريرية وتطوير حل لها.',
    },
    description: {
      en: `## About the residency

Two teams of four, each made up of a physician, an engineer, a designer and an economist, spend ten months in the university’s teaching hospital. They start without a product and choose a problem after observing daily work in the wards.

## Stages

1. Observation and choice of a need: ten weeks.
2. Prototypes and review by patients and nurses: five months.
3. Clinical pilot and plan for a company or a licence: the remaining time.

## Who can apply

Graduates in medicine, nursing, engineering, design or business with at least two years of experience. Residents apply alone; the teams are formed by the hospital. The working language is English.

## What is offered

A monthly stipend, a prototype budget of EUR 25,000 for each team and ownership of the results, with a licence to the hospital.`,
      ar: `## عن البرنامج

يمضي فريقان من أربعة أعضاء، يضم كل منهما طبيبًا ومهندسًا ومصممًا واقتصاديًا، عشرة أشهر في المستشفى التعليمي التابع للجامعة. ويبدأ الفريقان من دون منتج، ثم يختاران مشكلة بعد ملاحظة العمل اليومي في الأجنحة.

## المراحل

1. الملاحظة واختيار الحاجة: عشرة أسابيع.
2. بناء النماذج الأولية ومراجعتها مع المرضى والممرضين: خمسة أشهر.
3. التجربة السريرية ووضع خطة لتأسيس شركة أو منح ترخيص: المدة المتبقية.

## شروط التقديم

التقديم متاح لخريجي الطب أو التمريض أو الهندسة أو التصميم أو إدارة الأعمال ممن لديهم خبرة لا تقل عن سنتين. ويكون التقديم فرديًا، ويتولى المستشفى تشكيل الفرق. ولغة العمل الإنجليزية.

## المزايا

مخصص شهري، وميزانية قدرها ٢٥٬٠٠٠ يورو لكل فريق لبناء النماذج الأولية، وملكية النتائج مع ترخيص باستخدامها للمستشفى.`,
    },
    agsCategory: 'innovation',
    isProgram: true,
    category: 'accelerator',
    partner: 'istanbul-bosphorus-university',
    areas: [4],
    location: { en: 'Istanbul', ar: 'إسطنبول' },
    country: 'TR',
    workMode: 'onsite',
    employmentType: 'fellowship',
    seats: 8,
    stipend: { en: 'EUR 1,600 a month', ar: '١٬٦٠٠ يورو شهريًا' },
    deadlineInDays: -40,
    publishedDaysAgo: 160,
  },
  {
    slug: 'artificial-intelligence-engineer-arabic-manuscripts',
    title: {
      en: 'Artificial Intelligence Engineer, Arabic Manuscripts',
      ar: 'مهندس في الذكاء الاصطناعي للمخطوطات العربية',
    },
    summary: {
      en: 'A remote contract to improve software that reads handwritten Arabic in a digital archive of a million pages.',
      ar: 'عقد عمل عن بُعد لتحسين برمجيات قراءة الخط العربي اليدوي في أرشيف رقمي يضم مليون صفحة.',
    },
    description: {
      en: `## About the role

The library has placed more than a million page images online and trains software that reads handwritten Arabic. Accuracy is good for clear scripts and poor for marginal notes, scientific symbols and damaged pages. The engineer is to close this gap.

## What you will do

- Train and compare models for layout analysis and handwriting recognition.
- Build a tool with which readers can correct a line and see why it was read so.
- Publish code, models and error reports under an open licence.

## Who can apply

Engineers with three years of experience in computer vision or language technology and the ability to read Arabic. Work on historical documents is an advantage.

## What is offered

A contract of twelve months with fixed monthly payment, free choice of place and two paid visits to Baghdad. Applications are accepted until the post is filled.`,
      ar: `## نبذة عن الوظيفة

أتاحت المكتبة على الإنترنت أكثر من مليون صورة لصفحات من مقتنياتها، وتدرّب برمجيات على قراءة الخط العربي اليدوي باستخدام الذكاء الاصطناعي. والدقة جيدة في الخطوط الواضحة، وضعيفة في الحواشي والرموز العلمية والصفحات التالفة. ومهمة المهندس سد هذه الفجوة.

## المهام

- تدريب نماذج تحليل تخطيط الصفحة والتعرف على الخط اليدوي والمقارنة بينها.
- بناء أداة تتيح للقراء تصحيح السطر ومعرفة سبب قراءته على ذلك النحو.
- نشر البرمجيات والنماذج وتقارير الأخطاء بموجب رخصة مفتوحة.

## شروط التقديم

يُشترط توافر خبرة ثلاث سنوات في الرؤية الحاسوبية أو تقنيات اللغة، والقدرة على قراءة العربية. والعمل السابق على الوثائق التاريخية ميزة إضافية.

## المزايا

عقد مدته اثنا عشر شهرًا بأجر شهري ثابت، وحرية اختيار مكان العمل، وزيارتان مدفوعتا التكاليف إلى بغداد. وتُقبل الطلبات إلى حين شغل الوظيفة.`,
    },
    agsCategory: 'innovation',
    isProgram: false,
    category: 'academic-position',
    partner: 'bayt-al-hikma-library',
    areas: [3, 5],
    location: { en: 'Remote, with visits to Baghdad', ar: 'عن بُعد، مع زيارات إلى بغداد' },
    country: 'IQ',
    workMode: 'remote',
    employmentType: 'contract',
    seats: 1,
    stipend: { en: 'USD 3,200 a month', ar: '٣٬٢٠٠ دولار أمريكي شهريًا' },
    deadlineInDays: null,
    publishedDaysAgo: 39,
  },
  {
    slug: 'design-fellowships-learning-spaces',
    title: { en: 'Design Fellowships: Spaces for Learning', ar: 'زمالات التصميم: فضاءات للتعلم' },
    summary: {
      en: 'Six designers and teachers plan and build low-cost classrooms with village schools around Marrakech.',
      ar: 'ستة من المصممين والمعلمين يخططون فصولًا دراسية منخفضة الكلفة ويبنونها مع مدارس القرى المحيطة بمراكش.',
    },
    description: {
      en: `## About the fellowships

Many village schools teach three grades in one hot, dark room. Over eight months, pairs made up of a designer and a teacher work with three such schools to change the room, the furniture and the way both are used.

## What fellows do

- Spend the first month in the school and plan with pupils and parents.
- Build with earth, wood and reused materials together with master craftspeople.
- Compare light, noise, heat and attendance before and after.

## Who can apply

Three designers or architects and three teachers are selected. A diploma in the subject and three years of practice are expected. Moroccan Arabic or Amazigh is a great help; French is the language of the workshops.

## What is offered

A monthly stipend, accommodation in the village and a building budget of MAD 180,000 for each school.`,
      ar: `## عن الزمالات

في كثير من مدارس القرى تُدرَّس ثلاثة مستويات في قاعة واحدة حارة قليلة الضوء. وعلى مدى ثمانية أشهر، تعمل فرق ثنائية من مصمم ومعلم مع ثلاث مدارس من هذا النوع على تغيير القاعة والأثاث وطريقة استخدامهما.

## المهام

- قضاء الشهر الأول في المدرسة والتخطيط مع التلاميذ وأولياء أمورهم.
- البناء بالتراب والخشب والمواد المعاد استخدامها بالتعاون مع كبار الحرفيين.
- المقارنة بين الإضاءة والضوضاء والحرارة ونسبة الحضور قبل التغيير وبعده.

## شروط التقديم

يُختار ثلاثة مصممين أو معماريين وثلاثة معلمين. ويُشترط الحصول على دبلوم في التخصص وخبرة عملية مدتها ثلاث سنوات. ومعرفة الدارجة المغربية أو الأمازيغية مفيدة جدًا، ولغة الورش الفرنسية.

## المزايا

مخصص شهري، وسكن في القرية، وميزانية بناء قدرها ١٨٠٬٠٠٠ درهم مغربي لكل مدرسة.`,
    },
    agsCategory: 'innovation',
    isProgram: true,
    category: 'research-fellowship',
    partner: 'marrakech-school-of-design',
    areas: [1, 5],
    location: { en: 'Marrakech and nearby villages', ar: 'مراكش والقرى المجاورة' },
    country: 'MA',
    workMode: 'onsite',
    employmentType: 'fellowship',
    seats: 6,
    stipend: { en: 'MAD 11,000 a month', ar: '١١٬٠٠٠ درهم مغربي شهريًا' },
    deadlineInDays: 46,
    publishedDaysAgo: 24,
  },
  {
    slug: 'blue-economy-accelerator',
    title: { en: 'Blue Economy Accelerator', ar: 'مسرّعة الاقتصاد الأزرق' },
    summary: {
      en: 'Four months in Muscat for ventures in seaweed, fisheries, coastal water and low-impact tourism.',
      ar: 'أربعة أشهر في مسقط لمشاريع في الطحالب ومصايد الأسماك والمياه الساحلية والسياحة قليلة الأثر البيئي.',
    },
    description: {
      en: `## About the accelerator

The sea offers work to coastal villages, but only as long as it is used with care. The centre supports ten ventures that earn money from the sea without harming it, and tests their claims with its own laboratory and vessel.

## What ventures receive

- A grant of OMR 8,000 without a share in the company.
- Water analysis, boat time and advice from marine scientists.
- Weekly meetings with mentors in finance, law and marketing.
- Introductions to ports, hotels and fishing cooperatives.

## Who can apply

Start-ups, cooperatives and family businesses from countries on the Gulf, the Sea of Oman, the Red Sea or the Arabian Sea. At least three places are reserved for ventures led by women.

## Format

Five weeks take place in Muscat, the rest online. The working languages are Arabic and English.`,
      ar: `## عن المسرّعة

يوفر البحر فرص عمل للقرى الساحلية، لكن ذلك لا يدوم إلا بحسن استغلاله. ويدعم المركز عشرة مشاريع تكسب رزقها من البحر من دون الإضرار به، ويتحقق من نتائجها في مختبره وعلى متن سفينته.

## ما تحصل عليه المشاريع

- منحة قدرها ٨٬٠٠٠ ريال عُماني من دون حصة في الشركة.
- تحليل المياه ورحلات بحرية ومشورة من علماء البحار.
- لقاءات أسبوعية مع مرشدين في التمويل والقانون والتسويق.
- إتاحة التواصل مع الموانئ والفنادق وتعاونيات الصيد.

## شروط التقديم

التقديم متاح للشركات الناشئة والتعاونيات والأعمال العائلية من البلدان المطلة على الخليج أو بحر عُمان أو البحر الأحمر أو بحر العرب. وتُخصَّص ثلاثة مقاعد على الأقل لمشاريع تقودها نساء.

## نظام البرنامج

تُقضى خمسة أسابيع في مسقط، والمدة الباقية عبر الإنترنت. ولغتا العمل العربية والإنجليزية.`,
    },
    agsCategory: 'innovation',
    isProgram: true,
    category: 'accelerator',
    partner: 'muscat-marine-research-centre',
    areas: [2, 5],
    location: { en: 'Muscat and online', ar: 'مسقط وعبر الإنترنت' },
    country: 'OM',
    workMode: 'hybrid',
    employmentType: 'part-time',
    seats: 10,
    stipend: { en: 'Grant of OMR 8,000 per venture', ar: 'منحة قدرها ٨٬٠٠٠ ريال عُماني لكل مشروع' },
    deadlineInDays: 88,
    publishedDaysAgo: 5,
  },
  {
    slug: 'innovation-policy-analyst',
    title: { en: 'Innovation Policy Analyst', ar: 'محلل سياسات الابتكار' },
    summary: {
      en: 'Analyse how public research funds lead to new companies and services, and prepare advice for decision-makers in Doha.',
      ar: 'تحليل دور التمويل العام للبحث في نشوء شركات وخدمات جديدة وإعداد المشورة لصانعي القرار في الدوحة.',
    },
    description: {
      en: `## About the role

The ministry funds projects, fellowships and shared equipment. Its policy unit wishes to know more precisely what follows from them: companies, licences, clinical guidelines, changes in teaching. The analyst builds this evidence and presents it.

## What you will do

- Link data on grants with data on companies, patents and employment.
- Use text analysis to follow topics in proposals and reports.
- Write four policy papers a year in Arabic and English.

## Who can apply

A master’s degree in economics, public policy, statistics or a related field and four years of experience in policy analysis. Confident use of R or Python and excellent writing in Arabic and English are required.

## What is offered

A contract of three years, housing allowance, health insurance and up to ten days of further training each year.`,
      ar: `## نبذة عن الوظيفة

تموّل الوزارة المشاريع والزمالات والأجهزة المشتركة. وتسعى وحدة السياسات فيها إلى معرفة ما يترتب على ذلك بدقة أكبر: من شركات وتراخيص وأدلة سريرية وتغييرات في التدريس. ويتولى المحلل جمع هذه الأدلة وعرضها.

## المهام

- ربط بيانات المنح ببيانات الشركات وبراءات الاختراع والتوظيف.
- استخدام تحليل النصوص لتتبع الموضوعات في المقترحات والتقارير.
- كتابة أربع أوراق سياسات سنويًا بالعربية والإنجليزية.

## شروط التقديم

يُشترط الحصول على درجة الماجستير في الاقتصاد أو السياسات العامة أو الإحصاء أو في تخصص قريب، وخبرة أربع سنوات في تحليل السياسات، مع إجادة استخدام R أو Python وإتقان الكتابة بالعربية والإنجليزية.

## المزايا

عقد مدته ثلاث سنوات، وبدل سكن، وتأمين صحي، وما يصل إلى عشرة أيام من التدريب المهني كل عام.`,
    },
    agsCategory: 'innovation',
    isProgram: false,
    category: 'academic-position',
    partner: 'ministry-of-research-qatar',
    areas: [5, 3],
    location: { en: 'Doha', ar: 'الدوحة' },
    country: 'QA',
    workMode: 'onsite',
    employmentType: 'full-time',
    seats: 1,
    stipend: { en: 'QAR 21,000 a month', ar: '٢١٬٠٠٠ ريال قطري شهريًا' },
    deadlineInDays: 9,
    publishedDaysAgo: 44,
  },
  {
    slug: 'civic-technology-developer',
    title: { en: 'Civic Technology Developer', ar: 'مطوّر تقنيات مدنية' },
    summary: {
      en: 'Build the open register of empty buildings in Beirut and tools that help residents to read public budgets.',
      ar: 'بناء السجل المفتوح للمباني الخالية في بيروت وأدوات تعين السكان على قراءة الموازنات العامة.',
    },
    description: {
      en: `## About the role

The lab maps what residents need and explains public budgets in plain language. A developer is to turn two of its projects into services that can be used on any telephone: the register of empty buildings and the budget guide.

## What you will do

- Build accessible web services in Arabic, French and English.
- Prepare municipal data for publication and check them with volunteers.
- Try out each version in neighbourhood assemblies and improve it.

## Who can apply

Developers with at least three years of experience in web technology and maps. Work with right-to-left scripts and open-source software is expected; a degree is not. Fluent Arabic is required.

## What is offered

A contract of ten months for four days a week, paid in US dollars, with at least one day a week in the office. All code is published under an open licence.`,
      ar: `## نبذة عن الوظيفة

يرسم المختبر خرائط لحاجات السكان ويشرح الموازنات العامة بلغة ميسّرة. ويتولى المطوّر تحويل اثنين من مشاريعه إلى خدمات يمكن استخدامها على أي هاتف: سجل المباني الخالية ودليل الموازنة.

## المهام

- بناء خدمات إلكترونية ميسّرة بالعربية والفرنسية والإنجليزية.
- إعداد البيانات البلدية للنشر والتحقق منها مع المتطوعين.
- تجريب كل إصدار في لقاءات الأحياء وتحسينه.

## شروط التقديم

يُشترط توافر خبرة لا تقل عن ثلاث سنوات في تقنيات الويب والخرائط، وخبرة في اللغات المكتوبة من اليمين إلى اليسار وفي البرمجيات المفتوحة المصدر، ولا تُشترط درجة جامعية. وإتقان العربية مطلوب.

## المزايا

عقد مدته عشرة أشهر بواقع أربعة أيام في الأسبوع، يُدفع أجره بالدولار الأمريكي، مع الحضور إلى المكتب يومًا واحدًا أسبوعيًا على الأقل. وتُنشر البرمجيات كلها بموجب رخصة مفتوحة.`,
    },
    agsCategory: 'innovation',
    isProgram: false,
    category: 'academic-position',
    partner: 'beirut-civic-lab',
    areas: [5],
    location: { en: 'Beirut', ar: 'بيروت' },
    country: 'LB',
    workMode: 'hybrid',
    employmentType: 'contract',
    seats: 1,
    stipend: { en: 'USD 1,800 a month', ar: '١٬٨٠٠ دولار أمريكي شهريًا' },
    deadlineInDays: -8,
    publishedDaysAgo: 72,
  },
  {
    slug: 'digital-editor-open-textbooks',
    title: { en: 'Digital Editor, Open Textbooks', ar: 'محرر رقمي للكتب الدراسية المفتوحة' },
    summary: {
      en: 'Part-time remote post to produce open textbooks in Arabic and Spanish with new tools for layout and translation.',
      ar: 'وظيفة عن بُعد بدوام جزئي لإنتاج كتب دراسية مفتوحة بالعربية والإسبانية بأدوات جديدة للإخراج والترجمة.',
    },
    description: {
      en: `## About the role

The press is starting a series of open textbooks for first-year students, beginning with statistics, sociology and the history of science. The digital editor designs the way from manuscript to web page, printed book and accessible file.

## What you will do

- Set up a single source from which all editions are produced.
- Test machine translation as a first draft and record what translators must correct.
- Train authors in writing for screen readers and small displays.

## Who can apply

Three years of experience in publishing or educational technology, good command of Arabic and Spanish or Arabic and English, and knowledge of mark-up languages. A sample of previous work should be enclosed.

## What is offered

A permanent post of twenty hours a week, free choice of place within four hours of Spanish time and two meetings a year in Cordoba.`,
      ar: `## نبذة عن الوظيفة

تطلق الدار سلسلة من الكتب الدراسية المفتوحة لطلبة السنة الجامعية الأولى، تبدأ بالإحصاء وعلم الاجتماع وتاريخ العلوم. ويتولى المحرر الرقمي تصميم المسار من المخطوط إلى صفحة الويب والكتاب المطبوع والملف الميسّر لذوي الإعاقة.

## المهام

- إعداد مصدر واحد تُنتَج منه جميع الطبعات.
- اختبار الترجمة الآلية بوصفها مسودة أولى وتدوين ما يلزم المترجمين تصحيحه.
- تدريب المؤلفين على الكتابة الملائمة لقارئات الشاشة والشاشات الصغيرة.

## شروط التقديم

يُشترط توافر خبرة ثلاث سنوات في النشر أو تقنيات التعليم، وإتقان العربية مع الإسبانية أو العربية مع الإنجليزية، ومعرفة لغات الترميز. ويُرفق بالطلب نموذج من الأعمال السابقة.

## المزايا

وظيفة دائمة بواقع عشرين ساعة أسبوعيًا، وحرية اختيار مكان العمل ضمن فارق أربع ساعات عن توقيت إسبانيا، ولقاءان سنويًا في قرطبة.`,
    },
    agsCategory: 'innovation',
    isProgram: false,
    category: 'academic-position',
    partner: 'cordoba-press',
    areas: [1, 3],
    location: { en: 'Remote, with meetings in Cordoba', ar: 'عن بُعد، مع لقاءات في قرطبة' },
    country: 'ES',
    workMode: 'remote',
    employmentType: 'part-time',
    seats: 1,
    stipend: { en: 'EUR 1,450 a month', ar: '١٬٤٥٠ يورو شهريًا' },
    deadlineInDays: 61,
    publishedDaysAgo: 1,
  },
  {
    slug: 'student-challenge-sustainability-on-campus',
    title: { en: 'Student Challenge: Sustainability on Campus', ar: 'مسابقة الطلبة: الاستدامة في الحرم الجامعي' },
    summary: {
      en: 'Student teams from Arab and African universities cut water, energy or waste on their own campus and prove it.',
      ar: 'فرق طلابية من جامعات عربية وأفريقية تخفض استهلاك المياه أو الطاقة أو كمية النفايات في جامعاتها وتثبت ذلك بالقياس.',
    },
    description: {
      en: `## About the challenge

Twenty student teams receive a small budget and one semester to reduce the use of water or energy, or the amount of waste, on their own campus. What counts is the measured result and how well others can repeat it.

## How it works

1. Teams submit a plan of five pages and a letter from their university.
2. Selected teams receive EGP 60,000 and a set of sensors.
3. Results are checked by engineers from Cairo Polytechnic.
4. Ten teams meet for the final in Cairo.

## Who can apply

Teams of three to six students from any faculty, with one member of staff as adviser. Universities in Arab and African countries can take part with up to two teams each.

## Prizes

The three best teams receive EGP 300,000, 200,000 and 100,000 for use on their campus. All plans are published as open teaching material.`,
      ar: `## عن المسابقة

يحصل عشرون فريقًا طلابيًا على ميزانية صغيرة وفصل دراسي واحد لخفض استهلاك المياه أو الطاقة أو كمية النفايات في جامعاتهم. والمعيار هو النتيجة المقيسة ومدى قدرة الآخرين على تكرارها.

## مراحل المسابقة

1. تقديم خطة من خمس صفحات ورسالة من الجامعة.
2. حصول الفرق المختارة على ٦٠٬٠٠٠ جنيه مصري ومجموعة من أجهزة الاستشعار.
3. تحقق مهندسي بوليتكنك القاهرة من النتائج.
4. لقاء عشرة فرق في المرحلة النهائية في القاهرة.

## شروط التقديم

التقديم متاح لفرق من ثلاثة إلى ستة طلبة من أي كلية، مع مشرف من أعضاء هيئة التدريس أو العاملين. ويمكن لكل جامعة في البلدان العربية والأفريقية أن تشارك بفريقين على الأكثر.

## الجوائز

تحصل أفضل ثلاثة فرق على ٣٠٠٬٠٠٠ و٢٠٠٬٠٠٠ و١٠٠٬٠٠٠ جنيه مصري تُنفق في جامعاتها. وتُنشر جميع الخطط بوصفها مواد تعليمية مفتوحة.`,
    },
    agsCategory: 'innovation',
    isProgram: true,
    category: 'prize-and-grant',
    partner: 'cairo-polytechnic',
    areas: [2, 1],
    location: { en: 'Cairo and home campuses', ar: 'القاهرة وجامعات الفرق المشاركة' },
    country: 'EG',
    workMode: 'hybrid',
    employmentType: 'volunteer',
    seats: 20,
    stipend: { en: 'EGP 60,000 per team and three prizes', ar: '٦٠٬٠٠٠ جنيه مصري لكل فريق وثلاث جوائز' },
    deadlineInDays: 120,
    publishedDaysAgo: 23,
  },
  {
    slug: 'internship-artificial-intelligence-medical-imaging',
    title: {
      en: 'Internship in Artificial Intelligence for Medical Imaging',
      ar: 'تدريب عملي في الذكاء الاصطناعي للتصوير الطبي',
    },
    summary: {
      en: 'Three interns help to bring chest X-ray software into Malaysian district hospitals and study how staff use it.',
      ar: 'ثلاثة متدربين يسهمون في إدخال برمجيات صور الصدر الشعاعية إلى مستشفيات المقاطعات الماليزية ودراسة استخدامها.',
    },
    description: {
      en: `## About the internship

The institute has developed software that marks signs of tuberculosis and pneumonia on chest X-rays. It is now being introduced in five district hospitals. Three interns support the team for five months.

## What interns do

- Compare the software’s results with the reports of radiologists.
- Examine errors by age, sex and type of machine for the public bias report.
- Improve the screens together with nurses and radiographers.

## Who can apply

Students in the final year of a bachelor’s degree, or in a master’s course, in computer science, biomedical engineering or medicine. Good Python and English are required; Malay is useful in the hospitals.

## What is offered

A monthly allowance, a room in the institute’s guest house and help with the visa. One intern may stay for a further six months as a junior engineer.`,
      ar: `## عن التدريب

طوّر المعهد برمجيات تحدد علامات السل والالتهاب الرئوي في صور الصدر الشعاعية، ويجري الآن إدخالها إلى خمسة من مستشفيات المقاطعات. ويدعم ثلاثة متدربين الفريق مدة خمسة أشهر.

## المهام

- مقارنة نتائج البرمجيات بتقارير أطباء الأشعة.
- دراسة الأخطاء بحسب العمر والجنس ونوع الجهاز لإعداد تقرير التحيز المنشور للعموم.
- تحسين واجهات الاستخدام بالتعاون مع الممرضين وفنيي الأشعة.

## شروط التقديم

التدريب متاح لطلبة السنة الأخيرة في مرحلة البكالوريوس أو طلبة الماجستير في علوم الحاسوب أو الهندسة الطبية الحيوية أو الطب. ويُشترط إتقان لغة Python وإجادة الإنجليزية، ومعرفة الملايوية مفيدة في المستشفيات.

## المزايا

مكافأة شهرية، وغرفة في بيت الضيافة التابع للمعهد، ومساعدة في استخراج التأشيرة. ويمكن لأحد المتدربين البقاء ستة أشهر أخرى بصفة مهندس مبتدئ.`,
    },
    agsCategory: 'innovation',
    isProgram: false,
    category: 'internship',
    partner: 'kuala-lumpur-institute-of-ai',
    areas: [3, 4],
    location: { en: 'Kuala Lumpur', ar: 'كوالالمبور' },
    country: 'MY',
    workMode: 'onsite',
    employmentType: 'internship',
    seats: 3,
    stipend: { en: 'MYR 2,800 a month', ar: '٢٬٨٠٠ رينغيت ماليزي شهريًا' },
    deadlineInDays: 26,
    publishedDaysAgo: 30,
  },
  {
    slug: 'entrepreneur-in-residence-precision-diagnostics',
    title: { en: 'Entrepreneur in Residence, Precision Diagnostics', ar: 'رائد أعمال مقيم في التشخيص الدقيق' },
    summary: {
      en: 'Spend a year in Lusail turning a laboratory test or device for chronic disease into a company.',
      ar: 'عام في لوسيل لتحويل فحص مخبري أو جهاز خاص بالأمراض المزمنة إلى شركة.',
    },
    description: {
      en: `## About the role

Universities in Qatar have developed several tests for kidney disease and diabetes that are ready for a first clinical trial. The park is looking for a person with experience in business who will choose one of them, work with its inventors and found a company.

## What you will do

- Examine up to five inventions during the first eight weeks.
- Plan a trial in the park’s small clinic and the route to approval.
- Recruit the founding team and prepare a first round of investment.

## Who can apply

Founders, managers and clinicians who have brought a diagnostic product or medical device to market, or who led a substantial part of that work. English is required; Arabic is an advantage.

## What is offered

A contract of twelve months, a share in the new company and use of the laboratories without charge. Terms of payment are agreed individually.`,
      ar: `## نبذة عن الوظيفة

طوّرت جامعات في قطر عدة فحوص لأمراض الكلى والسكري أصبحت جاهزة لأول تجربة سريرية. ويبحث المجمّع عن شخص ذي خبرة في إدارة الأعمال يختار أحدها ويعمل مع مخترعيه ويؤسس شركة.

## المهام

- دراسة ما يصل إلى خمسة اختراعات خلال الأسابيع الثمانية الأولى.
- التخطيط لتجربة في العيادة الصغيرة التابعة للمجمّع ولمسار الحصول على الموافقة.
- تكوين الفريق المؤسس والإعداد لجولة الاستثمار الأولى.

## شروط التقديم

التقديم متاح للمؤسسين والمديرين والأطباء ممن طرحوا منتجًا تشخيصيًا أو جهازًا طبيًا في السوق، أو قادوا جزءًا أساسيًا من هذا العمل. والإنجليزية مطلوبة، والعربية ميزة إضافية.

## المزايا

عقد مدته اثنا عشر شهرًا، وحصة في الشركة الجديدة، واستخدام المختبرات من دون مقابل. ويُتفق على الأجر مع كل مرشح على حدة.`,
    },
    agsCategory: 'innovation',
    isProgram: false,
    category: 'academic-position',
    partner: 'khalifa-bay-innovation-park',
    areas: [4],
    location: { en: 'Lusail', ar: 'لوسيل' },
    country: 'QA',
    workMode: 'hybrid',
    employmentType: 'contract',
    seats: null,
    stipend: null,
    deadlineInDays: 78,
    publishedDaysAgo: 27,
  },
  {
    slug: 'classroom-technology-pilot-programme',
    title: { en: 'Classroom Technology Pilot Programme', ar: 'برنامج تجريب التقنيات الصفية' },
    summary: {
      en: 'Ten teams try out learning software in large classes in Karachi, with teachers as judges and open results.',
      ar: 'عشرة فرق تجرّب برمجيات تعليمية في صفوف كبيرة في كراتشي، بتحكيم من المعلمين ونتائج مفتوحة.',
    },
    description: {
      en: `## About the programme

Most learning software is made for small classes with a device for every child. The college gives ten teams the chance to adapt their product for classes of fifty pupils and few devices, and to test it for a term in partner schools.

## What teams receive

- Two training weeks on large and multilingual classes.
- A pilot in three public schools with trained observers.
- A report on learning results, written by an independent evaluator.

## Who can apply

Companies, university groups and non-profit teams with a product that works without a permanent connection. Software that uses machine learning must explain to teachers what it does with pupils’ data. English is required, Urdu or Sindhi content is not.

## What is offered

A grant of PKR 2,500,000 for each team. The college takes no share and no fee; reports are published, whatever their outcome.`,
      ar: `## عن البرنامج

صُمم معظم البرمجيات التعليمية لصفوف صغيرة يملك فيها كل طفل جهازًا. وتتيح الكلية لعشرة فرق تكييف منتجاتها لصفوف تضم خمسين تلميذًا وعددًا قليلًا من الأجهزة، وتجريبها فصلًا دراسيًا في المدارس الشريكة.

## ما تحصل عليه الفرق

- أسبوعان من التدريب على الصفوف الكبيرة والمتعددة اللغات.
- تجربة في ثلاث مدارس حكومية بحضور ملاحظين مدرَّبين.
- تقرير عن نتائج التعلم يُعدّه مقيّم مستقل.

## شروط التقديم

التقديم متاح للشركات والمجموعات الجامعية والفرق غير الربحية التي لديها منتج يعمل من دون اتصال دائم. ويجب أن توضح البرمجيات المعتمدة على تعلم الآلة للمعلمين ما تفعله ببيانات التلاميذ. والإنجليزية مطلوبة، ولا يُشترط توافر محتوى بالأردية أو السندية.

## المزايا

منحة قدرها ٢٬٥٠٠٬٠٠٠ روبية باكستانية لكل فريق. ولا تأخذ الكلية حصة ولا رسومًا، وتُنشر التقارير أيًّا كانت نتائجها.`,
    },
    agsCategory: 'innovation',
    isProgram: true,
    category: 'accelerator',
    partner: 'karachi-teachers-college',
    areas: [1, 3],
    location: { en: 'Karachi', ar: 'كراتشي' },
    country: 'PK',
    workMode: 'hybrid',
    employmentType: 'part-time',
    seats: 10,
    stipend: { en: 'Grant of PKR 2,500,000 per team', ar: 'منحة قدرها ٢٬٥٠٠٬٠٠٠ روبية باكستانية لكل فريق' },
    deadlineInDays: 50,
    publishedDaysAgo: 35,
  },
];
