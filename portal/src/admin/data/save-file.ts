/** The browser saves or shows it as the person has set it to. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the content over by the next turn.
  window.setTimeout(() => URL.revokeObjectURL(url), 0);
}
