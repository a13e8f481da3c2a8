import type { PageSeed } from '../shapes.js';

/**
 * Periods, cookies and rights in these pages are those of the product: change them there first, then here, in
 * both languages.
 */
export const legalPages: PageSeed[] = [
  {
    slug: 'privacy',
    title: {
      en: 'Privacy',
      ar: 'الخصوصية',
    },
    summary: {
      en: 'What personal data the Scholars Network collects, why, who sees it, how long it is kept and what you can do about it.',
      ar: 'ما تجمعه شبكة العلماء من بيانات شخصية، وأغراض جمعها، ومن يطّلع عليها، ومدة حفظها، وحقوقكم بشأنها.',
    },
    body: {
      en: `<p>This notice explains how the Scholars Network (“the network”, “we”) handles personal data on this site. It applies to visitors, to members and to everyone who sends us a form.</p>
<h2>1. Who is responsible</h2>
<p>The controller is the Scholars Network, Doha, State of Qatar. We process personal data under Law No. 13 of 2016 on the protection of personal data privacy. Questions and requests about personal data go to <a href="mailto:contact@scholars.example">contact@scholars.example</a>.</p>
<h2>2. What we collect</h2>
<ul>
<li><b>Account:</b> name, e-mail address, password, country, current title, institution and focus areas. The password is stored only as a hash; nobody can read it.</li>
<li><b>Profile:</b> what you choose to add, such as a biography, photo, education, experience, publications and CV. If you link your ORCID iD, we propose records from it and store only those that you select.</li>
<li><b>Applications:</b> cover letter, CV, answers, and a copy of your profile as it was on the day you applied.</li>
<li><b>Founding Fellows Profile:</b> name, contact details, position, institution, country of residence, biography and photo.</li>
<li><b>Travel intake and travel requests:</b> name, contact details, dates, airport, special requirements and a copy of the passport.</li>
<li><b>Messages:</b> what you write to other members, to us, or in a report about another member.</li>
<li><b>Use of the site:</b> a short record of actions such as a search or a click. It contains no IP address.</li>
</ul>
<h2>3. Why we use it</h2>
<p>We use account, profile and application data to provide the services that you asked for; travel data to book journeys and obtain visas; messages to deliver them and to act on reports; and records of use to keep the site working and to improve it. The newsletter, and the sending of an application, rest on your consent. We do not sell personal data, show advertising or take decisions about you by automated means alone. Recommendations state their reasons and can be dismissed.</p>
<h2>4. Who sees it</h2>
<p>You set the audience of each section of your profile: the public, members, your connections, or nobody. Your e-mail address and phone number are shown at first to connections only, your CV to members only. You may also be left out of the directory and of search. Coordinators of the network see submissions and applications; the partner organization that offers an opportunity receives the applications for it. Airlines, hotels and the authorities that issue visas receive what a journey requires. Every other disclosure needs your consent or a legal obligation.</p>
<h2>5. Passports and other private files</h2>
<p>Copies of passports, and the photos and CVs that come with a submission, are encrypted when stored and are kept apart from public files. Only a coordinator can open them, and each opening is recorded. A copy of a passport is erased ninety days after the return date given in the form, and the record then says that it has been erased.</p>
<h2>6. Cookies</h2>
<p>We set only cookies that the site needs:</p>
<ul>
<li><b>Session:</b> keeps you signed in for seven days; scripts in the page cannot read it.</li>
<li><b>Interface:</b> holds your name, picture, the state of chat and how complete your profile is; it ends with the session.</li>
<li><b>Theme:</b> remembers light or dark for 365 days.</li>
</ul>
<p>There are no advertising or tracking cookies. Unless we state otherwise beside a form, the check against automated submissions runs on our own server and sends nothing to third parties.</p>
<h2>7. Newsletter and notifications</h2>
<p>You receive the newsletter only after you have confirmed your address through a link that we send to it. Every newsletter and notification carries a link to unsubscribe. Members choose, for each kind of notification, whether to receive it on the site, and by e-mail at once, daily, weekly or not at all.</p>
<h2>8. How long we keep it</h2>
<p>Account and profile data are kept for as long as the account exists. When you ask us to delete your account, you have thirty days to change your mind; the account is then erased. What others must keep, such as messages in their conversations or the record of a decision, is made anonymous. Passport copies follow section 5.</p>
<h2>9. Security</h2>
<p>Connections to the site are encrypted. Rights are checked on the server at every request, repeated attempts to sign in are limited, and you can end all your sessions at once. If a breach puts your data at risk, we inform you and the competent authority without undue delay.</p>
<h2>10. Your rights</h2>
<p>You may see, correct and download your data, withdraw consent, object to a use and have your data erased. Members can download their data and delete their account under <a href="/en/account/my-information">My information</a>. Anyone else may <a href="/en/contact-us">write to us</a>; we answer within thirty days. You may also complain to the competent authority in the State of Qatar or in your country of residence.</p>
<h2>11. Changes</h2>
<p>If we change this notice in a way that affects you, we tell members on the site before the change takes effect. The Arabic and English texts say the same; if they differ, the Arabic text prevails.</p>`,
      ar: `<p>يبيّن هذا الإشعار كيفية تعامل شبكة العلماء («الشبكة» أو «نحن») مع البيانات الشخصية على هذا الموقع، ويسري على الزوار والأعضاء وكل من يرسل إلينا استمارة.</p>
<h2>1. الجهة المسؤولة</h2>
<p>المراقب المسؤول عن معالجة البيانات هو شبكة العلماء، ومقرها الدوحة، دولة قطر. ونعالج البيانات الشخصية وفقًا لأحكام القانون رقم (13) لسنة 2016 بشأن حماية خصوصية البيانات الشخصية. وتُوجَّه الأسئلة والطلبات المتعلقة بالبيانات الشخصية إلى البريد الإلكتروني <a href="mailto:contact@scholars.example">contact@scholars.example</a>.</p>
<h2>2. البيانات التي نجمعها</h2>
<ul>
<li><b>الحساب:</b> الاسم، والبريد الإلكتروني، وكلمة المرور، والبلد، والمسمى الوظيفي الحالي، والمؤسسة، ومجالات التركيز. ولا تُحفظ كلمة المرور إلا في صورة بصمة مشفّرة لا يستطيع أحد قراءتها.</li>
<li><b>الملف الشخصي:</b> ما تختارون إضافته، كالسيرة والصورة والمؤهلات والخبرات والمنشورات والسيرة الذاتية. وإذا ربطتم معرّف ORCID الخاص بكم، اقترحنا عليكم سجلات منه، ولا نحفظ منها إلا ما تحدّدونه.</li>
<li><b>الطلبات:</b> خطاب التقديم، والسيرة الذاتية، والإجابات، ونسخة من ملفكم الشخصي كما كان يوم تقديم الطلب.</li>
<li><b>ملف الزملاء المؤسسين:</b> الاسم، وبيانات الاتصال، والمنصب، والمؤسسة، وبلد الإقامة، والسيرة، والصورة.</li>
<li><b>استمارة بيانات السفر وطلبات السفر:</b> الاسم، وبيانات الاتصال، والتواريخ، والمطار، والاحتياجات الخاصة، ونسخة من جواز السفر.</li>
<li><b>الرسائل:</b> ما تكتبونه إلى أعضاء آخرين، أو إلينا، أو في بلاغ عن عضو آخر.</li>
<li><b>استخدام الموقع:</b> سجل موجز لأفعال مثل البحث أو النقر، ولا يتضمن عنوان بروتوكول الإنترنت (IP).</li>
</ul>
<h2>3. أغراض الاستخدام</h2>
<p>نستخدم بيانات الحساب والملف الشخصي والطلبات لتقديم الخدمات التي طلبتموها، وبيانات السفر لحجز الرحلات واستخراج التأشيرات، والرسائل لإيصالها والنظر في البلاغات، وسجلات الاستخدام لضمان عمل الموقع وتحسينه. ويستند إرسال النشرة البريدية وإرسال الطلبات إلى موافقتكم. ولا نبيع البيانات الشخصية، ولا نعرض إعلانات، ولا نتخذ بشأنكم قرارات بوسائل آلية وحدها. وتُذكر مع كل توصية أسبابها، ويمكنكم استبعادها.</p>
<h2>4. من يطّلع على البيانات</h2>
<p>أنتم من يحدد من يطّلع على كل قسم من ملفكم الشخصي: العموم، أو الأعضاء، أو جهات تواصلكم، أو لا أحد. ويقتصر الاطلاع على بريدكم الإلكتروني ورقم هاتفكم في البداية على جهات تواصلكم، وعلى سيرتكم الذاتية على الأعضاء. ولكم كذلك ألّا تظهروا في الدليل ولا في نتائج البحث. ويطّلع منسّقو الشبكة على الاستمارات والطلبات، وتتسلّم المؤسسة الشريكة صاحبة الفرصة الطلبات المقدمة إليها. ويُقدَّم إلى شركات الطيران والفنادق والجهات المختصة بإصدار التأشيرات ما يقتضيه السفر من بيانات. ولا يجوز أي إفصاح آخر إلا بموافقتكم أو بموجب التزام قانوني.</p>
<h2>5. جوازات السفر وغيرها من الملفات الخاصة</h2>
<p>تُشفَّر عند الحفظ نسخ جوازات السفر، وما يرد مع الاستمارات من صور وسير ذاتية، وتُحفظ بمعزل عن الملفات العامة. ولا يستطيع فتحها إلا منسّق، ويُسجَّل كل فتح لها. وتُمحى نسخة جواز السفر بعد تسعين يومًا من تاريخ العودة المذكور في الاستمارة، ويُثبت المحو في السجل.</p>
<h2>6. ملفات تعريف الارتباط</h2>
<p>لا نستخدم من ملفات تعريف الارتباط إلا ما يحتاج إليه الموقع:</p>
<ul>
<li><b>ملف الجلسة:</b> يُبقي تسجيل دخولكم قائمًا سبعة أيام، ولا تستطيع النصوص البرمجية في الصفحة قراءته.</li>
<li><b>ملف الواجهة:</b> يحفظ اسمكم وصورتكم وحالة المحادثات ونسبة اكتمال ملفكم الشخصي، وينتهي بانتهاء الجلسة.</li>
<li><b>ملف المظهر:</b> يحفظ اختياركم المظهر الفاتح أو الداكن مدة 365 يومًا.</li>
</ul>
<p>ولا نستخدم ملفات تعريف ارتباط للإعلان أو للتتبع. ويجري التحقق من أن الاستمارات لا تُرسل آليًا على خادمنا دون إرسال أي بيانات إلى الغير، ما لم يُذكر خلاف ذلك بجوار الاستمارة.</p>
<h2>7. النشرة البريدية والإشعارات</h2>
<p>لا تصلكم النشرة البريدية إلا بعد تأكيد عنوانكم عبر رابط نرسله إليه. وتتضمن كل نشرة وكل إشعار رابطًا لإلغاء الاشتراك. وللعضو أن يختار لكل نوع من الإشعارات أن يصله على الموقع، وأن يصله بالبريد الإلكتروني فورًا أو يوميًا أو أسبوعيًا، أو ألّا يصله مطلقًا.</p>
<h2>8. مدة الحفظ</h2>
<p>تُحفظ بيانات الحساب والملف الشخصي ما دام الحساب قائمًا. وإذا طلبتم حذف حسابكم، فلكم مهلة ثلاثين يومًا للعدول عن الطلب، ثم يُمحى الحساب. أما ما يتعين على الآخرين الاحتفاظ به، كالرسائل في محادثاتهم أو سجل قرار من القرارات، فيُزال منه ما يدل على هويتكم. وتسري على نسخ جوازات السفر أحكام البند الخامس.</p>
<h2>9. أمن البيانات</h2>
<p>الاتصال بالموقع مشفّر. ويتحقق الخادم من الصلاحيات عند كل طلب، وتُقيَّد محاولات تسجيل الدخول المتكررة، ويمكنكم إنهاء جميع جلساتكم دفعة واحدة. وإذا وقع اختراق يعرّض بياناتكم للخطر، أبلغناكم وأبلغنا الجهة المختصة دون تأخير لا مسوّغ له.</p>
<h2>10. حقوقكم</h2>
<p>لكم الحق في الاطلاع على بياناتكم وتصحيحها وتنزيلها، وسحب موافقتكم، والاعتراض على أي استخدام لها، وطلب محوها. ويستطيع الأعضاء تنزيل بياناتهم وحذف حساباتهم من صفحة <a href="/ar/account/my-information">معلوماتي</a>. ولغير الأعضاء أن <a href="/ar/contact-us">يكتبوا إلينا</a>، ونجيب خلال ثلاثين يومًا. ولكم أيضًا تقديم شكوى إلى الجهة المختصة في دولة قطر أو في بلد إقامتكم.</p>
<h2>11. التعديلات</h2>
<p>إذا عدّلنا هذا الإشعار تعديلًا يمسّ حقوقكم، أعلمنا الأعضاء بذلك على الموقع قبل سريان التعديل. والنصان العربي والإنجليزي متطابقان في المعنى، وفي حال اختلافهما يُعتدّ بالنص العربي.</p>`,
    },
  },
  {
    slug: 'terms-and-conditions',
    title: {
      en: 'Terms and conditions',
      ar: 'الشروط والأحكام',
    },
    summary: {
      en: 'The rules for using the Scholars Network site, for members, visitors and organizations.',
      ar: 'القواعد المنظِّمة لاستخدام موقع شبكة العلماء، للأعضاء والزوار والمؤسسات.',
    },
    body: {
      en: `<p>These terms govern the use of this site, which is operated by the Scholars Network, Doha, State of Qatar (“the network”). By using the site you accept them; by creating an account you confirm that you have read them together with the <a href="/en/privacy">privacy notice</a>.</p>
<h2>1. Accounts</h2>
<p>Members must be at least eighteen years old and must register under their own name. One person holds one account. An account opens once its e-mail address has been confirmed. You keep your password to yourself, keep your details correct, and tell us without delay if you believe that someone else has used your account.</p>
<h2>2. Profiles and content</h2>
<p>You remain the owner of what you publish on the site. You permit the network to store it, to show it to the audience that you have chosen, and to adapt its form for display, for as long as it stands on the site. You confirm that your statements about degrees, posts and publications are true and that you have the right to publish what you upload.</p>
<h2>3. Conduct</h2>
<p>The following are not allowed:</p>
<ul>
<li>to insult, threaten or harass others, or to incite hatred;</li>
<li>to impersonate another person or to claim another’s work as one’s own;</li>
<li>to send advertising or unsolicited messages in bulk;</li>
<li>to collect members’ data by automated means;</li>
<li>to upload harmful software, or to try to pass the limits of one’s rights on the site;</li>
<li>to publish content that breaks the law or the rights of others.</li>
</ul>
<h2>4. Connections and messages</h2>
<p>Messages may be exchanged between connected members. Any member may refuse or end a connection, block another member or report a message. Coordinators review reports and may warn the sender, hide the message, suspend the account or dismiss the report. Each decision is recorded.</p>
<h2>5. Opportunities and applications</h2>
<p>Opportunities are offered by partner organizations, which are responsible for their content and alone decide on appointments. The network is not a party to the contract between a member and a partner. A member may have one current application for each opportunity, may withdraw it until a decision has been made, and may apply again while the opportunity is open. Partners may use an application only to decide on it.</p>
<h2>6. Organizations</h2>
<p>Whoever registers an organization confirms that they are entitled to represent it. Opportunities must be real, lawful and free of charge for applicants. The network may refuse or remove an entry and gives its reasons.</p>
<h2>7. Submissions and travel</h2>
<p>Sending the Founding Fellows Profile, the travel intake or a travel request does not create a right to membership, an invitation or a journey. Bookings are made only after approval. Visas are granted by the competent authorities, and the network cannot answer for their decisions. Travellers are responsible for the validity of their passports and for the accuracy of the details they give.</p>
<h2>8. Rights in the site</h2>
<p>The name, design, texts and software of the site belong to the network or to those who have licensed them. You may quote and link to its pages, naming the source. Any other reproduction needs prior written consent.</p>
<h2>9. Availability and liability</h2>
<p>We take reasonable care to keep the site available and its content correct, but we do not guarantee either. To the extent that the law permits, the network is not liable for indirect loss, for the acts of members or partners, or for the content of other sites to which it links. Nothing in these terms limits liability for fraud or gross fault.</p>
<h2>10. Suspension and end of membership</h2>
<p>You may delete your account at any time; it is erased after thirty days, during which you may change your mind. The network may suspend or end an account that breaks these terms. It gives the reason, and the member may ask the Council for a review within thirty days.</p>
<h2>11. Changes to these terms</h2>
<p>The network may change these terms. Members are told on the site at least fourteen days before a change takes effect. Whoever continues to use the site after that date accepts the change.</p>
<h2>12. Law and language</h2>
<p>These terms are governed by the laws of the State of Qatar, and its courts have jurisdiction. If the Arabic and the English texts differ, the Arabic text prevails. If one provision is found to be invalid, the others remain in force. Questions go to <a href="mailto:contact@scholars.example">contact@scholars.example</a>.</p>`,
      ar: `<p>تنظّم هذه الشروط والأحكام استخدام هذا الموقع الذي تديره شبكة العلماء، ومقرها الدوحة، دولة قطر («الشبكة»). ويُعدّ استخدام الموقع قبولًا لها، ويُعدّ إنشاء الحساب إقرارًا من المستخدم بأنه اطّلع عليها وعلى <a href="/ar/privacy">إشعار الخصوصية</a>.</p>
<h2>1. الحسابات</h2>
<p>يُشترط في العضو ألّا تقل سنّه عن ثماني عشرة سنة، وأن يسجّل باسمه الحقيقي. ولا يجوز أن يكون للشخص الواحد أكثر من حساب. ولا يُفعَّل الحساب إلا بعد تأكيد البريد الإلكتروني. ويلتزم العضو بالحفاظ على سرية كلمة المرور وصحة بياناته، وبإبلاغ الشبكة دون تأخير إذا اعتقد أن غيره استخدم حسابه.</p>
<h2>2. الملفات الشخصية والمحتوى</h2>
<p>يظل العضو مالكًا لما ينشره على الموقع، ويأذن للشبكة بحفظه، وعرضه على الفئة التي اختارها، وتعديل هيئته لأغراض العرض، وذلك طوال مدة بقائه على الموقع. ويقرّ العضو بصحة ما يورده عن مؤهلاته ووظائفه ومنشوراته، وبأن له الحق في نشر ما يرفعه من ملفات.</p>
<h2>3. السلوك</h2>
<p>يُحظر على المستخدم ما يلي:</p>
<ul>
<li>الإساءة إلى الآخرين أو تهديدهم أو التحرش بهم، أو التحريض على الكراهية؛</li>
<li>انتحال شخصية الغير، أو نسبة عمل الغير إلى نفسه؛</li>
<li>إرسال الإعلانات أو الرسائل الجماعية غير المرغوب فيها؛</li>
<li>جمع بيانات الأعضاء بوسائل آلية؛</li>
<li>رفع برمجيات ضارة، أو محاولة تجاوز الصلاحيات الممنوحة له على الموقع؛</li>
<li>نشر محتوى يخالف القانون أو ينتهك حقوق الغير.</li>
</ul>
<h2>4. التواصل والرسائل</h2>
<p>يكون تبادل الرسائل بين الأعضاء الذين قُبل التواصل بينهم. ولكل عضو أن يرفض التواصل أو ينهيه، وأن يحظر عضوًا آخر، وأن يبلّغ عن رسالة. وينظر المنسّقون في البلاغات، ولهم إنذار المرسل، أو حجب الرسالة، أو تعليق الحساب، أو حفظ البلاغ. ويُسجَّل كل قرار يُتخذ في هذا الشأن.</p>
<h2>5. الفرص والطلبات</h2>
<p>تطرح الفرصَ مؤسساتٌ شريكة تتحمل المسؤولية عن محتواها، وتنفرد بقرار التعيين. ولا تُعدّ الشبكة طرفًا في العقد المبرم بين العضو والشريك. ولا يكون للعضو سوى طلب واحد قائم لكل فرصة، وله سحبه ما لم يصدر قرار بشأنه، وله أن يتقدّم من جديد ما دامت الفرصة مفتوحة. ولا يجوز للشركاء استخدام الطلب إلا لغرض البت فيه.</p>
<h2>6. المؤسسات</h2>
<p>يقرّ من يسجّل مؤسسة بأنه مخوَّل تمثيلها. ويجب أن تكون الفرص حقيقية ومشروعة، وألّا يترتب عليها أي مقابل مالي على المتقدمين. وللشبكة رفض أي إدراج أو إزالته مع بيان الأسباب.</p>
<h2>7. الاستمارات والسفر</h2>
<p>لا يُنشئ إرسال ملف الزملاء المؤسسين أو استمارة بيانات السفر أو طلب السفر حقًا في العضوية أو الدعوة أو السفر. ولا تُجرى الحجوزات إلا بعد الموافقة. ويعود منح التأشيرات إلى الجهات المختصة، ولا تُسأل الشبكة عن قراراتها. ويتحمل المسافر المسؤولية عن سريان جواز سفره وصحة البيانات التي يقدمها.</p>
<h2>8. الحقوق في الموقع</h2>
<p>اسم الموقع وتصميمه ونصوصه وبرمجياته ملك للشبكة أو لمن رخّصوا لها باستخدامها. ويجوز الاقتباس من صفحاته ووضع روابط إليها مع ذكر المصدر، ويلزم لأي استنساخ آخر الحصول على موافقة خطية مسبقة.</p>
<h2>9. إتاحة الموقع والمسؤولية</h2>
<p>تبذل الشبكة العناية المعقولة لإتاحة الموقع وصحة محتواه، دون أن تضمن أيًا منهما. وفي الحدود التي يجيزها القانون، لا تُسأل الشبكة عن الأضرار غير المباشرة، ولا عن أفعال الأعضاء أو الشركاء، ولا عن محتوى المواقع الأخرى التي تحيل إليها. وليس في هذه الشروط ما يحدّ من المسؤولية عن الغش أو الخطأ الجسيم.</p>
<h2>10. التعليق وانتهاء العضوية</h2>
<p>للعضو أن يحذف حسابه في أي وقت، ويُمحى الحساب بعد ثلاثين يومًا يجوز له خلالها العدول عن الحذف. وللشبكة تعليق أي حساب يخالف هذه الشروط أو إنهاؤه مع بيان السبب، وللعضو أن يطلب من المجلس إعادة النظر في القرار خلال ثلاثين يومًا.</p>
<h2>11. تعديل الشروط</h2>
<p>للشبكة تعديل هذه الشروط، على أن تُعلم الأعضاء بالتعديل على الموقع قبل سريانه بأربعة عشر يومًا على الأقل. ويُعدّ الاستمرار في استخدام الموقع بعد ذلك التاريخ قبولًا للتعديل.</p>
<h2>12. القانون واللغة</h2>
<p>تخضع هذه الشروط لقوانين دولة قطر، وينعقد الاختصاص لمحاكمها. وفي حال اختلاف النصين العربي والإنجليزي يُعتدّ بالنص العربي. وإذا قُضي ببطلان أحد هذه الأحكام ظلت سائر الأحكام نافذة. وتُوجَّه الاستفسارات إلى البريد الإلكتروني <a href="mailto:contact@scholars.example">contact@scholars.example</a>.</p>`,
    },
  },
];
