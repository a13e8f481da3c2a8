import { passportRule, type FileRule } from './files.js';

const { required: _aMessageNeedsNone, ...documentOrPicture } = passportRule;

/** What may go along with a message of the chat. */
export const chatFileRule: FileRule = documentOrPicture;
