import { doTasks } from '@/lib/platform/jobs/thread-tasks';
import { renderMail } from './render-mail';

doTasks((given: Parameters<typeof renderMail>) => renderMail(...given));
