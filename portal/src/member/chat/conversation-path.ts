/** The chat's page, and a conversation on it (spec §2). */
export const chatPath = '/messages';

export function conversationPath(id: string, names: Readonly<Record<string, string>> = {}): string {
  return `${chatPath}?${new URLSearchParams({ convoId: id, ...names })}`;
}
