import { chatMessageMaxLength } from '@scholars/contract/limits';
import { counterNear } from '~/ui/fields/counter-near';

/** As it is sent: without what is around it. */
export const lengthOf = (text: string): number => text.trim().length;

/** The counter of a message that is being written, or of another text that goes with it. */
export const messageCounter = (text: string, max: number = chatMessageMaxLength) => counterNear(text, max, lengthOf);
