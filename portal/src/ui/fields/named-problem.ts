/** The message behind its field's label, unless it names the field itself. */
export function namedProblem(label: string, message: string): string {
  return isNamed(label, message) ? message : `${label.replace(/[?؟:]$/, '')}: ${message}`;
}

/** Whether a message has most words of a label: of “Preferred departure date” all but the first. */
function isNamed(label: string, message: string): boolean {
  const said = wordsOf(message);
  const words = wordsOf(label);
  return !label || 2 * words.filter((word) => said.includes(word)).length > words.length;
}

/** Without the article in Arabic: «الموضوع» is named in «موضوع الرسالة مطلوب». */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => word.replace(/^(?:[وبكف]?ال|لل)/, ''));
