/** What pages about channels of TV ask of their chat. */
import { channelChatApi } from '@broadside/client';

export const channelChat = channelChatApi('');
