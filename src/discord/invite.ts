/** How the bot comes to a server. */
import { PermissionFlagsBits as May } from 'discord-api-types/v10'

/** No more than it does: posts with pictures, and threads. */
const PERMISSIONS =
  May.ViewChannel |
  May.SendMessages |
  May.EmbedLinks |
  May.AttachFiles |
  May.ReadMessageHistory |
  May.CreatePublicThreads |
  May.SendMessagesInThreads

export const inviteLink = (application: string): string =>
  `https://discord.com/oauth2/authorize?client_id=${application}&scope=bot+applications.commands&permissions=${PERMISSIONS}`
