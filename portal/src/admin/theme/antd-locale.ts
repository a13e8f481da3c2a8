import type { Locale } from '@scholars/contract/locale';
// The CommonJS files under antd/locale arrive wrapped in `default` and leave antd in English.
import arabic from 'antd/es/locale/ar_EG';
import english from 'antd/es/locale/en_GB';
import type { Locale as AntdLocale } from 'antd/es/locale';
import dayjs from 'dayjs';
import 'dayjs/locale/ar';
import 'dayjs/locale/en-gb';
import preParsePostFormat from 'dayjs/plugin/preParsePostFormat';

// Without it dayjs writes Latin digits in Arabic, beside the Arabic ones of the site's own formats.
dayjs.extend(preParsePostFormat);

const shortWeekDays = ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س'];
// antd's own name the keys in English: "(Control + left)".
const turns = { previousMonth: 'الشهر السابق', nextMonth: 'الشهر التالي', previousYear: 'السنة السابقة', nextYear: 'السنة التالية' };

/** antd's own texts, and dayjs for its calendars, in the page's language. */
export function antdLocale(locale: Locale): AntdLocale {
  dayjs.locale(locale === 'ar' ? 'ar' : 'en-gb');
  if (locale === 'en') return english;
  // antd's short names of the days are the full ones, and run over each other. Its pickers read either entry.
  const { DatePicker = english.DatePicker! } = arabic; // antd's own languages all have one
  const calendar = { ...DatePicker, lang: { ...DatePicker.lang, ...turns, shortWeekDays } };
  return { ...arabic, DatePicker: calendar, Calendar: calendar };
}
