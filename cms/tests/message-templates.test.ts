import { messageTemplateFacts } from './facts/message-templates.js';
import { useCms } from './support/cms.js';

messageTemplateFacts(useCms());
