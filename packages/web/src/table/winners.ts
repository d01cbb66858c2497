import type { MatchInfo } from '@conclave/protocol';

/** Who won, as the viewer calls them. Who left the game to a bot did not win it. */
export const winnersOf = (info: MatchInfo, names: readonly string[]): string[] =>
  info.winners.map((seat) => {
    if (seat !== info.you) return names[seat] ?? '';
    return info.seats[seat]?.standIn === true ? 'The bot on your seat' : 'You';
  });
