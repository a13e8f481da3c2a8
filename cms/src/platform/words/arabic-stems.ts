/**
 * Light stems of a folded Arabic word without its article: what is left without the particles joined to its beginning
 * and the inflection at its end. Roots are not looked for: they make one word of علم, معلّم and عالمي. A word has a
 * further stem where its first letter may be a particle: of وجامعه both وجامع and جامع.
 */
export function arabicStems(word: string): string[] {
  const stem = stemOf(word);
  const behindAnd = word.startsWith('و') && word.length > 3 && !ownWaw.has(stem) ? word.slice(1) : '';
  return [
    ...new Set([
      stem,
      ...behindPreposition(word),
      ...(behindAnd ? [stemOf(behindAnd), ...behindPreposition(behindAnd)] : []),
    ]),
  ];
}

/**
 * Without ب, ل or ك, where four letters are left: with three لجنة (committee) would be جنة (paradise), and فكرة كرة. ف
 * is left alone: it is seldom joined to what people look for, and would make every فعالية (event) عالية (high).
 */
function behindPreposition(word: string): string[] {
  return /^[بلك]/.test(word) && word.length > 4 ? [stemOf(word.slice(1))] : [];
}

// Stems whose و is their own, and which without it would be other words: وجهة is no جهة, وصفة no صفة.
const ownWaw = new Set(
  `واجب واجه واحد وارث وارد واسع واضح وافد واقع وثايق وثيق وجه وجود وجوه وحد وحيد وراث ورش ورق وزار وزرا وزير وسام وسايط وسايل وسط وسيط وسيل
   وصف وصول وضع وضوح وطن وطني وظايف وظيف وعد وعود وعي وفا وفد وفود وقاي وقت وقف وقود وكال وكيل ولاد ولاي`.split(/\s+/),
);

// With the letters that must be left before them. Not ان: more names and nouns end in it than duals (سليمان, برلمان,
// مهرجان).
const pronoun = /(?:(?<=.{3})ها|(?<=.{4})(?:هم|هن|نا|كم))$/;
const number = /(?:(?<=.{3})(?:تين|تان|ات|ه)|(?<=.{4})(?:ون|ين))$/;
// Before a pronoun ة is written ت. A word in ته may also be the feminine of one in ت (ثابته), so more must be left
// there.
const feminine = /(?<=.{3})(?:ات|ت)$/;
const feminineWithHis = /(?:(?<=.{3})ا|(?<=.{4}))ته$/;
// Of كيمياء and what is made of it, كيميائي: all of it is كيميا.
const hamza = /(?<=.{2}ا)(?:ء|يي)$/;

function stemOf(word: string): string {
  const owned = word.replace(pronoun, '');
  const bare = owned === word ? word.replace(feminineWithHis, '').replace(number, '') : owned.replace(feminine, '');
  const stem = bare.replace(hamza, '');
  return brokenPlurals.get(stem) ?? stem;
}

// No rule makes these. The nouns that the network's own texts live on, each stemmed, with the stem of its singular; not
// علماء, whose singular is also the world.
const brokenPlurals = new Map(
  Object.entries({
    طلاب: 'طالب', ابحاث: 'بحث', بحوث: 'بحث', برامج: 'برنامج', علوم: 'علم', وظايف: 'وظيف', مراكز: 'مركز', معاهد: 'معهد', مشاريع: 'مشروع', جوايز: 'جايز',
    اعضا: 'عضو', زملا: 'زميل', خبرا: 'خبير', اساتذ: 'استاذ', شركا: 'شريك', قاد: 'قايد', اطبا: 'طبيب', اطفال: 'طفل', شباب: 'شاب',
    مدارس: 'مدرس', مناهج: 'منهج', كتب: 'كتاب', دروس: 'درس', مواد: 'ماد', تجارب: 'تجرب', رسايل: 'رسال', افكار: 'فكر', حلول: 'حل',
    موارد: 'مورد', مصادر: 'مصدر', مواقع: 'موقع', انظم: 'نظام', نظم: 'نظام', امراض: 'مرض', ادوي: 'دوا', اقسام: 'قسم', مدن: 'مدين', لغات: 'لغه', سنو: 'سنه', ميا: 'ماء', مياه: 'ماء', مايي: 'ماء', اجزا: 'جزء',
  }), // prettier-ignore
);
