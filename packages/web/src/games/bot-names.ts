export { botName } from '@orrery/games/bot-names'
