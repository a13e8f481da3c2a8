/** Demo organizations; all of them are fictional. */
import type { OrganizationSeed } from './shapes.js';

export const organizations: OrganizationSeed[] = [
  {
    slug: 'doha-institute-of-science',
    name: { en: 'Doha Institute of Science', ar: 'معهد الدوحة للعلوم' },
    summary: {
      en: 'A graduate research institute in Doha working on learning, artificial intelligence and population health.',
      ar: 'معهد بحثي للدراسات العليا في الدوحة يُعنى بعلوم التعلّم والذكاء الاصطناعي وصحة السكان.',
    },
    description: {
      en: `The Doha Institute of Science trains doctoral students and hosts some 180 researchers in four laboratories: learning sciences, machine intelligence, population health and social data. Most projects are carried out with schools, hospitals and ministries in Qatar, so that results can be tested where they are meant to be used.

## Open to the network

- Visiting fellowships of three to nine months for scholars from any country
- A shared data facility with bilingual corpora in Arabic and English
- A summer school on research methods, held every June`,
      ar: `يُعِدّ معهد الدوحة للعلوم طلبة الدكتوراه ويضم نحو ١٨٠ باحثًا موزعين على أربعة مختبرات: علوم التعلّم، والذكاء الآلي، وصحة السكان، والبيانات الاجتماعية. وتُنفَّذ معظم مشروعاته بالتعاون مع المدارس والمستشفيات والوزارات في قطر، لتُختبر النتائج في البيئات التي أُعدّت لها.

## مفتوح أمام أعضاء الشبكة

- زمالات زائرة مدتها من ثلاثة أشهر إلى تسعة للباحثين من جميع البلدان
- مرفق بيانات مشترك يضم مدونات لغوية ثنائية اللغة بالعربية والإنجليزية
- مدرسة صيفية في مناهج البحث تُعقد في يونيو من كل عام`,
    },
    type: 'research-centre',
    country: 'QA',
    city: { en: 'Doha', ar: 'الدوحة' },
    website: 'https://doha-institute-of-science.example',
    areas: [1, 3, 4, 5],
    agsCategories: ['education', 'research'],
  },
  {
    slug: 'gulf-university-of-technology',
    name: { en: 'Gulf University of Technology', ar: 'جامعة الخليج للتكنولوجيا' },
    summary: {
      en: 'A technical university in Kuwait with faculties of engineering, computing and energy.',
      ar: 'جامعة تقنية في الكويت تضم كليات للهندسة والحوسبة والطاقة.',
    },
    description: {
      en: `Founded in 1998, the Gulf University of Technology teaches about 9,000 students in engineering, computing and energy systems. Every undergraduate completes a year-long project with an industrial or municipal partner.

Its research groups are known for work on desalination, cooling in hot climates and the reliability of power grids. The university runs a workshop building where students and start-ups share machine tools, a wind tunnel and a test field for solar panels, and it publishes its teaching materials under an open licence.`,
      ar: `تأسست جامعة الخليج للتكنولوجيا عام ١٩٩٨، ويدرس فيها نحو ٩٠٠٠ طالب وطالبة في تخصصات الهندسة والحوسبة ونظم الطاقة. ويُنجز كل طالب في مرحلة البكالوريوس مشروعًا يمتد عامًا كاملًا مع شريك صناعي أو بلدي.

وتُعرف مجموعاتها البحثية بدراساتها في تحلية المياه والتبريد في المناخات الحارة وموثوقية شبكات الكهرباء. وتُدير الجامعة مبنى للورش يتشارك فيه الطلبة والشركات الناشئة آلات التصنيع ونفقًا هوائيًا وحقلًا لاختبار الألواح الشمسية، وتنشر موادها التعليمية برخصة مفتوحة.`,
    },
    type: 'university',
    country: 'KW',
    city: { en: 'Kuwait City', ar: 'مدينة الكويت' },
    website: 'https://gulf-university-of-technology.example',
    areas: [2, 3],
    agsCategories: ['education', 'research', 'innovation'],
  },
  {
    slug: 'qatar-centre-for-learning',
    name: { en: 'Qatar Centre for Learning', ar: 'مركز قطر للتعلّم' },
    summary: {
      en: 'A foundation that works with teachers to try out, study and spread better ways of teaching.',
      ar: 'مؤسسة تعمل مع المعلمين على تجريب طرائق أفضل في التدريس ودراستها ونشرها.',
    },
    description: {
      en: `The Qatar Centre for Learning works with 64 public and private schools. Teachers bring a question from their own classroom, design a small trial with a researcher and share what they find, including what did not work.

## Programmes

- Teacher-researcher fellowships of one school year
- A reading programme in Arabic for the early grades
- Grants for classroom materials that others may copy and adapt

The centre’s library of lesson plans is free to use in Arabic and English.`,
      ar: `يعمل مركز قطر للتعلّم مع ٦٤ مدرسة حكومية وخاصة. يطرح المعلمون سؤالًا نابعًا من صفوفهم، ويصممون تجربة صغيرة مع أحد الباحثين، ثم يشاركون زملاءهم ما توصلوا إليه، بما في ذلك ما لم ينجح.

## البرامج

- زمالات «المعلم الباحث» لمدة عام دراسي
- برنامج للقراءة بالعربية في الصفوف الأولى
- منح لإعداد مواد صفية يُتاح للآخرين نسخها وتكييفها

ومكتبة خطط الدروس في المركز متاحة مجانًا بالعربية والإنجليزية.`,
    },
    type: 'foundation',
    country: 'QA',
    city: { en: 'Al Rayyan', ar: 'الريان' },
    website: 'https://qatar-centre-for-learning.example',
    areas: [1, 5],
    agsCategories: ['education', 'innovation'],
  },
  {
    slug: 'maghreb-research-academy',
    name: { en: 'Maghreb Research Academy', ar: 'الأكاديمية المغاربية للبحوث' },
    summary: {
      en: 'A research academy in Tunis for the humanities, social sciences and language technology of North Africa.',
      ar: 'أكاديمية بحثية في تونس تُعنى بالعلوم الإنسانية والاجتماعية وتقنيات اللغة في شمال إفريقيا.',
    },
    description: {
      en: `The Maghreb Research Academy brings together historians, sociologists, linguists and computer scientists from the countries of North Africa. Its researchers study how cities, schools and public debate change, and build open resources for Maghrebi Arabic and Amazigh.

The academy hosts twelve doctoral students each year together with partner universities, awards short residencies to writers and journalists, and holds an open lecture on the first Thursday of every month. Its working languages are Arabic, French and English, and its archive of oral history may be consulted on request.`,
      ar: `تجمع الأكاديمية المغاربية للبحوث مؤرخين وعلماء اجتماع ولسانيين ومختصين في علوم الحاسوب من بلدان شمال إفريقيا. ويدرس باحثوها تحولات المدن والمدارس والنقاش العام، ويبنون موارد مفتوحة للعربية المغاربية والأمازيغية.

وتستضيف الأكاديمية كل عام اثني عشر طالب دكتوراه بالشراكة مع جامعات أخرى، وتمنح إقامات قصيرة للكتّاب والصحفيين، وتنظم محاضرة مفتوحة في أول خميس من كل شهر. ولغات العمل فيها العربية والفرنسية والإنجليزية، ويمكن الاطلاع على أرشيفها للتاريخ الشفوي عند الطلب.`,
    },
    type: 'research-centre',
    country: 'TN',
    city: { en: 'Tunis', ar: 'تونس' },
    website: 'https://maghreb-research-academy.example',
    areas: [1, 3, 5],
    agsCategories: ['education', 'research'],
  },
  {
    slug: 'cairo-polytechnic',
    name: { en: 'Cairo Polytechnic', ar: 'بوليتكنك القاهرة' },
    summary: {
      en: 'An engineering university in Cairo with strong ties to industry, hospitals and local government.',
      ar: 'جامعة هندسية في القاهرة تربطها صلات وثيقة بالصناعة والمستشفيات والإدارة المحلية.',
    },
    description: {
      en: `Cairo Polytechnic offers degrees in civil, mechanical, biomedical and software engineering to 14,000 students. Half of its final-year projects are commissioned by factories, hospitals and city districts.

## Research

- Low-cost medical devices that can be repaired locally
- Water and waste in dense neighbourhoods
- Machine learning for Arabic text and speech

A technology transfer office helps staff and students to license their work or to found a company, and keeps a public register of what has been licensed.`,
      ar: `يقدّم بوليتكنك القاهرة برامج في الهندسة المدنية والميكانيكية والطبية الحيوية وهندسة البرمجيات لنحو ١٤ ألف طالب وطالبة. ونصف مشروعات التخرج فيه تُنجز بتكليف من مصانع ومستشفيات وأحياء المدينة.

## البحث

- أجهزة طبية منخفضة التكلفة يمكن إصلاحها محليًا
- المياه والنفايات في الأحياء المكتظة
- تعلّم الآلة لمعالجة النصوص والكلام بالعربية

ويساعد مكتب نقل التقنية الأساتذة والطلبة على ترخيص ابتكاراتهم أو تأسيس شركاتهم، ويحتفظ بسجل عام لما جرى ترخيصه.`,
    },
    type: 'university',
    country: 'EG',
    city: { en: 'Cairo', ar: 'القاهرة' },
    website: 'https://cairo-polytechnic.example',
    areas: [2, 3, 4],
    agsCategories: ['education', 'research', 'innovation'],
  },
  {
    slug: 'levant-university',
    name: { en: 'Levant University', ar: 'جامعة المشرق' },
    summary: {
      en: 'A comprehensive university in Ramallah, known for public health, education and law.',
      ar: 'جامعة شاملة في رام الله تُعرف بكليات الصحة العامة والتربية والقانون.',
    },
    description: {
      en: `Levant University has six faculties and about 7,500 students from across the West Bank and Gaza. It was one of the first universities in the region to require a semester of community service, and its students staff a legal clinic, a mobile health unit and an after-school centre.

Researchers work mainly on maternal and child health, education under interrupted schooling and local government. Since 2020 the university has taught a third of its courses in a blended form, and it shares those courses with partner institutions abroad.`,
      ar: `تضم جامعة المشرق ست كليات ونحو ٧٥٠٠ طالب وطالبة من أنحاء الضفة الغربية وغزة. وكانت من أوائل جامعات المنطقة التي اشترطت فصلًا دراسيًا في خدمة المجتمع، ويعمل طلبتها في عيادة قانونية ووحدة صحية متنقلة ومركز لأنشطة ما بعد المدرسة.

ويتركز عمل باحثيها على صحة الأم والطفل، والتعليم في ظروف الانقطاع عن الدراسة، والإدارة المحلية. ومنذ عام ٢٠٢٠ تُدرّس الجامعة ثلث مقرراتها بصيغة مدمجة، وتتيحها لمؤسسات شريكة في الخارج.`,
    },
    type: 'university',
    country: 'PS',
    city: { en: 'Ramallah', ar: 'رام الله' },
    website: 'https://levant-university.example',
    areas: [1, 4, 5],
    agsCategories: ['education', 'research'],
  },
  {
    slug: 'nile-basin-water-centre',
    name: { en: 'Nile Basin Water Centre', ar: 'مركز مياه حوض النيل' },
    summary: {
      en: 'A research centre on rivers, groundwater and irrigation in the countries of the Nile basin.',
      ar: 'مركز بحثي يُعنى بالأنهار والمياه الجوفية والري في بلدان حوض النيل.',
    },
    description: {
      en: `The Nile Basin Water Centre studies how much water the basin has, who uses it and how it may be shared. Its hydrologists run 40 gauging stations with partners in six countries, and its social scientists work with farmers’ associations on irrigation and flood warning.

All measurements are published after a quality check, usually within ten days. The centre offers field training each autumn to young engineers from the basin, and its staff now work from several cities, with a coordination office in Khartoum.`,
      ar: `يدرس مركز مياه حوض النيل حجم المياه المتاحة في الحوض ومَن يستخدمها وكيف يمكن تقاسمها. ويُشغّل خبراء المياه فيه ٤٠ محطة قياس مع شركاء في ستة بلدان، فيما يعمل باحثوه الاجتماعيون مع جمعيات المزارعين في مجالي الري والإنذار بالفيضانات.

وتُنشر القياسات جميعها بعد التحقق من جودتها، خلال عشرة أيام في العادة. ويقدّم المركز كل خريف تدريبًا ميدانيًا للمهندسين الشباب من بلدان الحوض، ويعمل موظفوه اليوم من مدن عدة مع مكتب تنسيق في الخرطوم.`,
    },
    type: 'research-centre',
    country: 'SD',
    city: { en: 'Khartoum', ar: 'الخرطوم' },
    website: 'https://nile-basin-water-centre.example',
    areas: [2, 5],
    agsCategories: ['research'],
  },
  {
    slug: 'andalus-foundation',
    name: { en: 'Andalus Foundation', ar: 'مؤسسة الأندلس' },
    summary: {
      en: 'A private foundation that funds translation, scholarships and exchanges between Europe and the Arab world.',
      ar: 'مؤسسة خاصة تموّل الترجمة والمنح الدراسية والتبادل بين أوروبا والعالم العربي.',
    },
    description: {
      en: `The Andalus Foundation was set up in Granada in 2004 by a group of translators and publishers. It makes about 70 grants a year to people who carry knowledge from one language to another: translators, teachers, museum curators and young scholars.

## What we fund

- Master’s and doctoral scholarships for students from Arab countries and from Spain
- Translation of scholarly books between Arabic and European languages
- School exchanges of two weeks for teachers and their classes

Applications open twice a year, and the names of those selected are listed on the website.`,
      ar: `أنشأت مجموعة من المترجمين والناشرين مؤسسة الأندلس في غرناطة عام ٢٠٠٤. وتقدّم المؤسسة نحو ٧٠ منحة سنويًا لمن ينقلون المعرفة من لغة إلى أخرى: المترجمين والمعلمين وأمناء المتاحف والباحثين الشباب.

## ما نموّله

- منح الماجستير والدكتوراه لطلبة من البلدان العربية ومن إسبانيا
- ترجمة الكتب العلمية بين العربية واللغات الأوروبية
- رحلات تبادل مدرسي مدتها أسبوعان للمعلمين وصفوفهم

وتُفتح أبواب التقديم مرتين في العام، وتُعلن أسماء الفائزين على الموقع.`,
    },
    type: 'foundation',
    country: 'ES',
    city: { en: 'Granada', ar: 'غرناطة' },
    website: 'https://andalus-foundation.example',
    areas: [1, 5],
    agsCategories: ['education', 'research', 'innovation'],
  },
  {
    slug: 'khalifa-bay-innovation-park',
    name: { en: 'Khalifa Bay Innovation Park', ar: 'مجمّع خليج خليفة للابتكار' },
    summary: {
      en: 'A science park in Lusail with laboratories, workshops and seed funding for new technology companies.',
      ar: 'مجمّع علمي في لوسيل يوفر المختبرات والورش والتمويل التأسيسي للشركات التقنية الناشئة.',
    },
    description: {
      en: `Khalifa Bay Innovation Park houses 55 young companies in energy, health and software. Tenants share wet laboratories, an electronics workshop and a small clinic for device trials, and pay rent according to their stage.

## For founders

- A six-month accelerator, twice a year
- Seed investment of up to QAR 500,000
- Legal advice on patents and data protection in Arabic and English

Scholars can test an idea for eight weeks before they decide whether to found a company.`,
      ar: `يحتضن مجمّع خليج خليفة للابتكار ٥٥ شركة ناشئة في مجالات الطاقة والصحة والبرمجيات. وتتشارك هذه الشركات مختبرات كيميائية وحيوية وورشة للإلكترونيات وعيادة صغيرة لتجريب الأجهزة، وتدفع إيجارًا يناسب مرحلتها.

## لرواد الأعمال

- مسرّعة أعمال مدتها ستة أشهر، تُعقد مرتين في العام
- استثمار تأسيسي يصل إلى ٥٠٠ ألف ريال قطري
- استشارات قانونية في براءات الاختراع وحماية البيانات بالعربية والإنجليزية

ويمكن للباحثين اختبار أفكارهم ثمانية أسابيع قبل أن يقرروا تأسيس شركة.`,
    },
    type: 'company',
    country: 'QA',
    city: { en: 'Lusail', ar: 'لوسيل' },
    website: 'https://khalifa-bay-innovation-park.example',
    areas: [2, 3, 4],
    agsCategories: ['innovation'],
  },
  {
    slug: 'sahara-solar-labs',
    name: { en: 'Sahara Solar Labs', ar: 'مختبرات الصحراء للطاقة الشمسية' },
    summary: {
      en: 'A company that designs and tests solar equipment for heat, dust and remote places.',
      ar: 'شركة تصمم معدات الطاقة الشمسية وتختبرها في ظروف الحر والغبار والمناطق النائية.',
    },
    description: {
      en: `Sahara Solar Labs began in 2012 as a university test field near Ghardaia and is now a company with 80 employees. It develops panels, coatings and small storage systems that keep working in heat and dust, and tests the products of other makers under the same conditions.

Its mini-grids supply 31 villages and health posts in Algeria, Mali and Niger. The company takes on interns from engineering schools each spring and publishes its dust and temperature measurements as open data.`,
      ar: `بدأت مختبرات الصحراء للطاقة الشمسية عام ٢٠١٢ حقلَ اختبارٍ جامعيًا قرب غرداية، وهي اليوم شركة يعمل فيها ٨٠ موظفًا. وتطوّر الشركة ألواحًا وطلاءات وأنظمة تخزين صغيرة تواصل عملها في الحر والغبار، كما تختبر منتجات الشركات الأخرى في الظروف نفسها.

وتزوّد شبكاتها الصغيرة ٣١ قرية ومركزًا صحيًا في الجزائر ومالي والنيجر بالكهرباء. وتستقبل الشركة كل ربيع متدربين من مدارس الهندسة، وتنشر قياساتها للغبار ودرجات الحرارة بوصفها بيانات مفتوحة.`,
    },
    type: 'company',
    country: 'DZ',
    city: { en: 'Ghardaia', ar: 'غرداية' },
    website: 'https://sahara-solar-labs.example',
    areas: [2],
    agsCategories: ['research', 'innovation'],
  },
  {
    slug: 'noor-genomics',
    name: { en: 'Noor Genomics', ar: 'نور للجينوم' },
    summary: {
      en: 'A genomics company in Riyadh that develops tests for inherited diseases found in Arab populations.',
      ar: 'شركة لعلم الجينوم في الرياض تطوّر فحوصًا للأمراض الوراثية الشائعة بين السكان العرب.',
    },
    description: {
      en: `Noor Genomics sequences and interprets genomes for hospitals in the Gulf. Existing reference data describe Arab populations poorly, so the company builds its own reference panel with consented donors from nine countries.

## Work in progress

- A newborn screening test for 120 inherited conditions
- Software that explains a genetic report to families in plain Arabic
- A training year for genetic counsellors

An independent ethics board reviews every study, and researchers may apply to use anonymised data.`,
      ar: `تُجري شركة نور للجينوم تسلسل الجينومات وتفسيرها لمستشفيات الخليج. ولأن البيانات المرجعية القائمة لا تمثّل السكان العرب تمثيلًا كافيًا، تبني الشركة قاعدة مرجعية خاصة بها بمشاركة متبرعين موافقين من تسعة بلدان.

## أعمال قيد الإنجاز

- فحص لحديثي الولادة يشمل ١٢٠ مرضًا وراثيًا
- برنامج يشرح التقرير الجيني للأسر بلغة عربية ميسّرة
- سنة تدريبية للمرشدين الوراثيين

وتراجع كلَّ دراسة لجنةُ أخلاقيات مستقلة، ويمكن للباحثين طلب استخدام البيانات بعد إخفاء هويات أصحابها.`,
    },
    type: 'company',
    country: 'SA',
    city: { en: 'Riyadh', ar: 'الرياض' },
    website: 'https://noor-genomics.example',
    areas: [3, 4],
    agsCategories: ['research', 'innovation'],
  },
  {
    slug: 'bayt-al-hikma-library',
    name: { en: 'Bayt al-Hikma Library', ar: 'مكتبة بيت الحكمة' },
    summary: {
      en: 'A library and digital archive in Baghdad for Arabic manuscripts, newspapers and scientific books.',
      ar: 'مكتبة وأرشيف رقمي في بغداد للمخطوطات والصحف والكتب العلمية العربية.',
    },
    description: {
      en: `Bayt al-Hikma Library looks after 48,000 printed volumes, 2,300 manuscripts and a large collection of Iraqi newspapers. Its conservators restore damaged items, and its digital team has placed more than a million page images online.

Together with computer scientists, the library trains software that reads handwritten Arabic. It lends its reading rooms to schools in the afternoons, gives courses in cataloguing and conservation, and awards four reading fellowships a year to scholars of the history of science.`,
      ar: `تحفظ مكتبة بيت الحكمة ٤٨ ألف مجلد مطبوع و٢٣٠٠ مخطوط ومجموعة كبيرة من الصحف العراقية. ويرمم المختصون فيها المواد المتضررة، وقد أتاح فريقها الرقمي على الإنترنت أكثر من مليون صورة لصفحات من مقتنياتها.

وتدرّب المكتبة، بالتعاون مع مختصين في علوم الحاسوب، برمجيات تقرأ الخط العربي المكتوب باليد. وتفتح قاعات المطالعة للمدارس بعد الظهر، وتقدّم دورات في الفهرسة والترميم، وتمنح سنويًا أربع زمالات للمطالعة لباحثين في تاريخ العلوم.`,
    },
    type: 'foundation',
    country: 'IQ',
    city: { en: 'Baghdad', ar: 'بغداد' },
    website: 'https://bayt-al-hikma-library.example',
    areas: [1, 3, 5],
    agsCategories: ['education', 'research'],
  },
  {
    slug: 'ministry-of-research-qatar',
    name: { en: 'Ministry of Research, Qatar', ar: 'وزارة البحث العلمي، قطر' },
    summary: {
      en: 'The ministry that sets research policy in Qatar and funds projects, fellowships and shared equipment.',
      ar: 'الوزارة التي ترسم سياسة البحث العلمي في قطر وتموّل المشروعات والزمالات والتجهيزات المشتركة.',
    },
    description: {
      en: `The Ministry of Research prepares the national research plan, funds projects through open calls and sees to it that laboratories share costly equipment. Every proposal is reviewed by at least three experts, two of them from outside the country.

## Main instruments

- Project grants of two to four years
- Fellowships for scholars returning to Qatar or moving there
- Policy internships for graduates of any discipline

Summaries of funded projects are published in Arabic and English, together with a yearly report on their results.`,
      ar: `تُعِدّ وزارة البحث العلمي الخطة الوطنية للبحوث، وتموّل المشروعات عبر دعوات مفتوحة، وتحرص على أن تتشارك المختبرات التجهيزات المرتفعة الكلفة. ويحكّم كلَّ مقترح ثلاثةُ خبراء على الأقل، اثنان منهم من خارج البلاد.

## أبرز أدوات الدعم

- منح للمشروعات مدتها من سنتين إلى أربع
- زمالات للباحثين العائدين إلى قطر أو المنتقلين إليها
- تدريب في مجال السياسات لخريجي جميع التخصصات

وتُنشر ملخصات المشروعات المموّلة بالعربية والإنجليزية، مع تقرير سنوي عن نتائجها.`,
    },
    type: 'government',
    country: 'QA',
    city: { en: 'Doha', ar: 'الدوحة' },
    website: 'https://ministry-of-research-qatar.example',
    areas: [1, 2, 3, 4, 5],
    agsCategories: ['education', 'research', 'innovation'],
  },
  {
    slug: 'amman-school-of-public-policy',
    name: { en: 'Amman School of Public Policy', ar: 'كلية عمّان للسياسات العامة' },
    summary: {
      en: 'A graduate school that trains public servants and studies water, labour and refugee policy.',
      ar: 'كلية للدراسات العليا تؤهل موظفي القطاع العام وتدرس سياسات المياه والعمل واللجوء.',
    },
    description: {
      en: `The Amman School of Public Policy teaches a one-year master’s degree for people already working in ministries, municipalities and civil society. Courses are taught around real files: a water tariff, a bus line, a school for displaced children.

Its research unit publishes twenty policy briefs a year on water, work and displacement, each in Arabic and English and each with its data. Members of parliament and journalists may ask the unit for a short factual note, which is then made public.`,
      ar: `تقدّم كلية عمّان للسياسات العامة برنامج ماجستير مدته عام للعاملين في الوزارات والبلديات ومنظمات المجتمع المدني. وتُبنى المقررات على ملفات واقعية: تعرفة مياه، أو خط حافلات، أو مدرسة لأطفال نازحين.

وتُصدر وحدة البحوث فيها عشرين موجز سياسات سنويًا عن المياه والعمل والنزوح، بالعربية والإنجليزية ومع البيانات التي استندت إليها. ويحق لأعضاء البرلمان والصحفيين أن يطلبوا من الوحدة مذكرة موجزة بالوقائع، تُنشر بعد ذلك للعموم.`,
    },
    type: 'university',
    country: 'JO',
    city: { en: 'Amman', ar: 'عمّان' },
    website: 'https://amman-school-of-public-policy.example',
    areas: [2, 5],
    agsCategories: ['education', 'research'],
  },
  {
    slug: 'atlas-climate-observatory',
    name: { en: 'Atlas Climate Observatory', ar: 'مرصد الأطلس للمناخ' },
    summary: {
      en: 'A mountain observatory in Morocco that measures snow, drought and air quality in North Africa.',
      ar: 'مرصد جبلي في المغرب يرصد الثلوج والجفاف وجودة الهواء في شمال إفريقيا.',
    },
    description: {
      en: `The Atlas Climate Observatory runs 26 automatic stations between the coast and the high mountains, and combines their readings with satellite images to follow snow, soil moisture and dust.

A seasonal drought bulletin, written with farmers’ cooperatives, is sent out by radio and text message in Arabic and Amazigh. The observatory trains technicians to build and repair sensors, welcomes doctoral students for field seasons and keeps a guest house at 1,650 metres for visiting teams.`,
      ar: `يُشغّل مرصد الأطلس للمناخ ٢٦ محطة آلية بين الساحل والجبال العالية، ويجمع بين قراءاتها وصور الأقمار الصناعية لمتابعة الثلوج ورطوبة التربة والغبار.

ويُعِدّ المرصد مع تعاونيات المزارعين نشرة موسمية عن الجفاف تُبث عبر الإذاعة والرسائل النصية بالعربية والأمازيغية. ويدرّب تقنيين على صنع أجهزة الاستشعار وإصلاحها، ويستقبل طلبة الدكتوراه في مواسم العمل الميداني، ولديه دار ضيافة على ارتفاع ١٦٥٠ مترًا للفرق الزائرة.`,
    },
    type: 'research-centre',
    country: 'MA',
    city: { en: 'Ifrane', ar: 'إفران' },
    website: 'https://atlas-climate-observatory.example',
    areas: [2],
    agsCategories: ['research'],
  },
  {
    slug: 'istanbul-bosphorus-university',
    name: { en: 'Istanbul Bosphorus University', ar: 'جامعة بوسفور إسطنبول' },
    summary: {
      en: 'A research university in Istanbul with programmes in computing, medicine and the social sciences.',
      ar: 'جامعة بحثية في إسطنبول تضم برامج في الحوسبة والطب والعلوم الاجتماعية.',
    },
    description: {
      en: `Istanbul Bosphorus University has 22,000 students, a teaching hospital and a graduate school that admits a third of its students from abroad. Instruction is in Turkish and English.

Its computing faculty is best known for work on languages with rich morphology, among them Turkish, Arabic and Persian, and for tools that other researchers can inspect and reuse. The medical school works with computing and law on the safe use of algorithms in hospitals. Exchange agreements exist with 90 universities.`,
      ar: `تضم جامعة بوسفور إسطنبول ٢٢ ألف طالب وطالبة ومستشفى تعليميًا وكلية للدراسات العليا يأتي ثلث طلبتها من خارج تركيا. ولغتا التدريس فيها التركية والإنجليزية.

وتشتهر كلية الحوسبة ببحوثها في اللغات الغنية صرفيًا، ومنها التركية والعربية والفارسية، وبأدوات يستطيع الباحثون الآخرون فحصها وإعادة استخدامها. وتتعاون كلية الطب مع كليتي الحوسبة والقانون في الاستخدام الآمن للخوارزميات داخل المستشفيات. وللجامعة اتفاقيات تبادل مع ٩٠ جامعة.`,
    },
    type: 'university',
    country: 'TR',
    city: { en: 'Istanbul', ar: 'إسطنبول' },
    website: 'https://istanbul-bosphorus-university.example',
    areas: [1, 3, 4, 5],
    agsCategories: ['education', 'research'],
  },
  {
    slug: 'oxford-orient-institute',
    name: { en: 'Oxford Orient Institute', ar: 'معهد أكسفورد لدراسات الشرق' },
    summary: {
      en: 'An independent institute for the languages, history and societies of the Middle East.',
      ar: 'معهد مستقل يُعنى بلغات الشرق الأوسط وتاريخه ومجتمعاته.',
    },
    description: {
      en: `The Oxford Orient Institute is a small, independent centre with a library of 90,000 volumes and a reading room open to the public. Its fellows work on Arabic, Persian and Ottoman texts, on contemporary cities and on the history of science.

Each year it invites eight visiting scholars, for the most part from universities in the region, and pays for their travel and lodging. The institute also runs evening classes in Arabic, holds a summer course on reading manuscripts, and publishes a series of working papers free of charge on its website.`,
      ar: `معهد أكسفورد لدراسات الشرق مركز صغير مستقل يضم مكتبة فيها ٩٠ ألف مجلد وقاعة مطالعة مفتوحة للجمهور. ويعمل زملاؤه على نصوص عربية وفارسية وعثمانية، وعلى المدن المعاصرة وتاريخ العلوم.

ويدعو المعهد كل عام ثمانية باحثين زائرين، معظمهم من جامعات المنطقة، ويتكفل بنفقات سفرهم وإقامتهم. كما يقدّم دروسًا مسائية في اللغة العربية ودورة صيفية في قراءة المخطوطات، ويصدر سلسلة من أوراق العمل المتاحة للجميع على موقعه.`,
    },
    type: 'research-centre',
    country: 'GB',
    city: { en: 'Oxford', ar: 'أكسفورد' },
    website: 'https://oxford-orient-institute.example',
    areas: [1, 5],
    agsCategories: ['education', 'research'],
  },
  {
    slug: 'kuala-lumpur-institute-of-ai',
    name: { en: 'Kuala Lumpur Institute of AI', ar: 'معهد كوالالمبور للذكاء الاصطناعي' },
    summary: {
      en: 'A research institute for artificial intelligence in health, farming and public services.',
      ar: 'معهد بحثي في الذكاء الاصطناعي وتطبيقاته في الصحة والزراعة والخدمات العامة.',
    },
    description: {
      en: `The Kuala Lumpur Institute of AI employs 130 researchers and engineers. It builds models for languages and settings that large companies overlook: Malay dialects, small farms, district hospitals.

## How we work

- Each project has a partner who will use the result
- Models are tested for bias before release, and the reports are public
- Code and training data are open unless privacy forbids it

A master’s programme is run jointly with three universities in South-East Asia.`,
      ar: `يعمل في معهد كوالالمبور للذكاء الاصطناعي ١٣٠ باحثًا ومهندسًا، يبنون نماذج للغات وبيئات لا تلتفت إليها الشركات الكبرى: لهجات الملايو، والمزارع الصغيرة، ومستشفيات المناطق.

## منهج العمل

- لكل مشروع شريك سيستخدم نتائجه
- تُختبر النماذج لكشف التحيز قبل إتاحتها، وتُنشر تقارير الاختبار للعموم
- البرمجيات وبيانات التدريب مفتوحة ما لم تحل الخصوصية دون ذلك

ويقدّم المعهد برنامج ماجستير مشتركًا مع ثلاث جامعات في جنوب شرق آسيا.`,
    },
    type: 'research-centre',
    country: 'MY',
    city: { en: 'Kuala Lumpur', ar: 'كوالالمبور' },
    website: 'https://kuala-lumpur-institute-of-ai.example',
    areas: [3, 4],
    agsCategories: ['research', 'innovation'],
  },
  {
    slug: 'nairobi-health-sciences-university',
    name: { en: 'Nairobi Health Sciences University', ar: 'جامعة نيروبي للعلوم الصحية' },
    summary: {
      en: 'A university of medicine, nursing and public health serving East Africa.',
      ar: 'جامعة للطب والتمريض والصحة العامة تخدم شرق إفريقيا.',
    },
    description: {
      en: `Nairobi Health Sciences University trains doctors, nurses, pharmacists and public health officers. Students spend two terms in a rural county, and many research questions begin there.

The university coordinates a network of 18 district hospitals that share anonymised records for research on sickle-cell disease, diabetes and infections that resist treatment. It offers a doctoral programme in implementation science with evening teaching, so that health workers need not leave their posts, and a distance course in Swahili for community health volunteers.`,
      ar: `تُعِدّ جامعة نيروبي للعلوم الصحية الأطباء والممرضين والصيادلة ومسؤولي الصحة العامة. ويقضي الطلبة فصلين دراسيين في إحدى المقاطعات الريفية، ومن هناك ينطلق كثير من الأسئلة البحثية.

وتنسّق الجامعة شبكة من ١٨ مستشفى محليًا تتبادل سجلات مجهولة الهوية لدراسة فقر الدم المنجلي والسكري والعدوى المقاومة للعلاج. ولديها برنامج دكتوراه في علم التطبيق بدروس مسائية تُغني العاملين الصحيين عن ترك وظائفهم، ودورة عن بُعد باللغة السواحيلية لمتطوعي الصحة المجتمعية.`,
    },
    type: 'university',
    country: 'KE',
    city: { en: 'Nairobi', ar: 'نيروبي' },
    website: 'https://nairobi-health-sciences-university.example',
    areas: [4, 5],
    agsCategories: ['education', 'research'],
  },
  {
    slug: 'beirut-civic-lab',
    name: { en: 'Beirut Civic Lab', ar: 'مختبر بيروت المدني' },
    summary: {
      en: 'A non-profit that helps residents and municipalities plan streets, services and budgets together.',
      ar: 'منظمة غير ربحية تساعد السكان والبلديات على التخطيط المشترك للشوارع والخدمات والموازنات.',
    },
    description: {
      en: `Beirut Civic Lab was founded in 2015 by architects, lawyers and teachers. It maps what residents need, prepares plain-language guides to public budgets and runs neighbourhood assemblies with local councils.

## Current projects

- Shaded walking routes to 14 public schools
- An open register of empty buildings
- A course in civic data for students of any subject

The lab has eleven staff members and some 200 volunteers, and publishes its own accounts every quarter.`,
      ar: `أسس معماريون ومحامون ومعلمون مختبر بيروت المدني عام ٢٠١٥. ويرسم المختبر خرائط لاحتياجات السكان، ويُعِدّ أدلة ميسّرة تشرح الموازنات العامة، وينظم لقاءات أهلية في الأحياء مع المجالس البلدية.

## مشروعات جارية

- مسارات مشي مظللة إلى ١٤ مدرسة رسمية
- سجل مفتوح للمباني الخالية
- مقرر في البيانات المدنية للطلبة من جميع التخصصات

ويعمل في المختبر أحد عشر موظفًا ونحو ٢٠٠ متطوع، وينشر حساباته المالية كل ثلاثة أشهر.`,
    },
    type: 'ngo',
    country: 'LB',
    city: { en: 'Beirut', ar: 'بيروت' },
    website: 'https://beirut-civic-lab.example',
    areas: [2, 5],
    agsCategories: ['education', 'innovation'],
  },
  {
    slug: 'muscat-marine-research-centre',
    name: { en: 'Muscat Marine Research Centre', ar: 'مركز مسقط للبحوث البحرية' },
    summary: {
      en: 'A marine science centre studying coral, fisheries and coastal water in the Sea of Oman.',
      ar: 'مركز لعلوم البحار يدرس المرجان ومصايد الأسماك والمياه الساحلية في بحر عُمان.',
    },
    description: {
      en: `The Muscat Marine Research Centre has a research vessel, a coral nursery and a laboratory for water chemistry. Its scientists follow warming and oxygen loss in the Sea of Oman and advise the fisheries authority on closed seasons.

Fishers from nine villages take part in the monitoring and are paid for each survey. School classes visit the aquarium twice a week, and the centre offers a diving and survey course for young women and men who wish to work in marine science.`,
      ar: `لدى مركز مسقط للبحوث البحرية سفينة أبحاث ومشتل للمرجان ومختبر لكيمياء المياه. ويتابع علماؤه ارتفاع حرارة بحر عُمان ونقص الأكسجين فيه، ويقدّمون المشورة لهيئة الثروة السمكية بشأن مواسم حظر الصيد.

ويشارك صيادون من تسع قرى في أعمال الرصد ويتقاضون أجرًا عن كل مسح. وتزور الصفوف المدرسية حوض الأحياء المائية مرتين في الأسبوع، ويقدّم المركز دورة في الغوص والمسح البحري للشابات والشبان الراغبين في العمل في علوم البحار.`,
    },
    type: 'research-centre',
    country: 'OM',
    city: { en: 'Muscat', ar: 'مسقط' },
    website: 'https://muscat-marine-research-centre.example',
    areas: [2],
    agsCategories: ['education', 'research'],
  },
  {
    slug: 'marrakech-school-of-design',
    name: { en: 'Marrakech School of Design', ar: 'مدرسة مراكش للتصميم' },
    summary: {
      en: 'A design school where crafts, architecture and digital fabrication are taught side by side.',
      ar: 'مدرسة للتصميم تُدرّس الحرف والعمارة والتصنيع الرقمي جنبًا إلى جنب.',
    },
    description: {
      en: `The Marrakech School of Design admits 120 students a year to courses in product design, architecture and type design. Master craftspeople teach alongside professors, and each student spends a term in a workshop of the old city.

The school’s research concerns earth building, the reuse of materials and Arabic typefaces for screens. Its fabrication hall is open to the public on Saturdays, and its annual exhibition shows work made with hospitals, markets and village cooperatives.`,
      ar: `تقبل مدرسة مراكش للتصميم ١٢٠ طالبًا وطالبة كل عام في تخصصات تصميم المنتجات والعمارة وتصميم الخطوط الطباعية. ويُدرّس فيها معلمو الحرف إلى جانب الأساتذة، ويقضي كل طالب فصلًا دراسيًا في إحدى ورش المدينة العتيقة.

وتتناول بحوث المدرسة البناء بالتراب وإعادة استخدام المواد والخطوط العربية المخصصة للشاشات. وتفتح قاعة التصنيع أبوابها للجمهور أيام السبت، ويعرض معرضها السنوي أعمالًا أُنجزت مع مستشفيات وأسواق وتعاونيات قروية.`,
    },
    type: 'university',
    country: 'MA',
    city: { en: 'Marrakech', ar: 'مراكش' },
    website: 'https://marrakech-school-of-design.example',
    areas: [1, 2, 5],
    agsCategories: ['education', 'innovation'],
  },
  {
    slug: 'karachi-teachers-college',
    name: { en: 'Karachi Teachers College', ar: 'كلية كراتشي للمعلمين' },
    summary: {
      en: 'A college that prepares primary and secondary teachers for public schools in Sindh.',
      ar: 'كلية تُعِدّ معلمي المرحلتين الابتدائية والثانوية للمدارس الحكومية في إقليم السند.',
    },
    description: {
      en: `Karachi Teachers College educates 1,800 student teachers and offers evening courses to those already in service. Students teach from their second month, always in pairs, and discuss their lessons with a mentor from the school.

The college is a partner of 110 public schools and has particular experience with large classes and with children who learn in a second language. Its short films of ordinary lessons, with commentary in Urdu, Sindhi and English, are used by teacher trainers in many countries.`,
      ar: `تؤهل كلية كراتشي للمعلمين ١٨٠٠ طالب وطالبة لمهنة التعليم، وتقدّم دروسًا مسائية لمن هم في الخدمة. ويبدأ الطلبة التدريس منذ شهرهم الثاني، في ثنائيات دائمًا، ثم يناقشون دروسهم مع مرشد من المدرسة.

والكلية شريكة لـ١١٠ مدارس حكومية، ولها خبرة خاصة بالصفوف المكتظة وبالأطفال الذين يتعلمون بلغة غير لغتهم الأم. ويستعين مدربو المعلمين في بلدان كثيرة بأفلامها القصيرة التي تصوّر دروسًا عادية مع تعليق بالأردية والسندية والإنجليزية.`,
    },
    type: 'university',
    country: 'PK',
    city: { en: 'Karachi', ar: 'كراتشي' },
    website: 'https://karachi-teachers-college.example',
    areas: [1],
    agsCategories: ['education'],
  },
  {
    slug: 'berlin-centre-for-computational-society',
    name: { en: 'Berlin Centre for Computational Society', ar: 'مركز برلين للدراسات الاجتماعية الحاسوبية' },
    summary: {
      en: 'A research centre studying how data and algorithms change work, politics and migration.',
      ar: 'مركز بحثي يدرس كيف تغيّر البيانات والخوارزميات العمل والسياسة والهجرة.',
    },
    description: {
      en: `The Berlin Centre for Computational Society unites sociologists, statisticians and computer scientists. They study what platforms do to labour markets, how news travels between languages and how public offices use automated decisions.

Studies are registered before data are collected, and code is published with each paper. The centre has a legal team that helps researchers to obtain data from platforms, a fellowship for scholars at risk and a doctoral programme taught in English with nine partner institutes.`,
      ar: `يجمع مركز برلين للدراسات الاجتماعية الحاسوبية علماء اجتماع وإحصاء وحاسوب. وهم يدرسون أثر المنصات الرقمية في أسواق العمل، وانتقال الأخبار بين اللغات، واستخدام الدوائر الحكومية للقرارات المؤتمتة.

وتُسجَّل الدراسات قبل جمع بياناتها، وتُنشر الشيفرة البرمجية مع كل ورقة بحثية. ولدى المركز فريق قانوني يساعد الباحثين على الحصول على البيانات من المنصات، وزمالة للباحثين المعرضين للخطر، وبرنامج دكتوراه يُدرَّس بالإنجليزية مع تسعة معاهد شريكة.`,
    },
    type: 'research-centre',
    country: 'DE',
    city: { en: 'Berlin', ar: 'برلين' },
    website: 'https://berlin-centre-for-computational-society.example',
    areas: [3, 5],
    agsCategories: ['research'],
  },
  {
    slug: 'cordoba-press',
    name: { en: 'Cordoba Press', ar: 'دار قرطبة للنشر' },
    summary: {
      en: 'A scholarly publisher of books and open journals in Arabic, Spanish and English.',
      ar: 'دار نشر أكاديمية تصدر كتبًا ومجلات مفتوحة بالعربية والإسبانية والإنجليزية.',
    },
    description: {
      en: `Cordoba Press publishes about 45 books a year and six open-access journals in education, history of science and social studies. Every manuscript is reviewed by two readers in the language in which it was written.

The press has its own translators and typesetters for Arabic and right-to-left scripts, and makes the style guide it uses available to other publishers. Authors from low-income countries pay no charges, and doctoral students can spend a paid editorial semester in the office in Cordoba.`,
      ar: `تصدر دار قرطبة للنشر نحو ٤٥ كتابًا في العام وست مجلات مفتوحة الوصول في التربية وتاريخ العلوم والدراسات الاجتماعية. ويحكّم كلَّ مخطوط قارئان باللغة التي كُتب بها.

ولدى الدار مترجمون ومنسّقو نصوص متخصصون في العربية واللغات التي تُكتب من اليمين إلى اليسار، وتتيح دليل التحرير الذي تعتمده للناشرين الآخرين. ويُعفى المؤلفون من البلدان المنخفضة الدخل من الرسوم، ويمكن لطلبة الدكتوراه قضاء فصل تحريري مدفوع الأجر في مكتب قرطبة.`,
    },
    type: 'company',
    country: 'ES',
    city: { en: 'Cordoba', ar: 'قرطبة' },
    website: 'https://cordoba-press.example',
    areas: [1, 5],
    agsCategories: ['education', 'research'],
  },
];
