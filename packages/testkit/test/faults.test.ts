import { join } from 'node:path';
import { type CheckName, type FaultName, runCheck, toy } from '@conclave/testkit';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'lanterns');

/** For each check the ways to break Lanterns that it must find, and what it must say. */
const CAUGHT: readonly (readonly [CheckName, FaultName, RegExp])[] = [
  ['ends', 'neverEnds', /goes on after 200 answers/],
  ['ends', 'goesInCircles', /the rules do not come to an end here/],
  ['ends', 'pilesUp', /the stack is full/],
  ['ends', 'asksInVain', /is asked act and has no option/],
  ['ends', 'trips', /the rules threw nobody thought of this/],
  ['steps', 'dawdles', /5\d\d steps lie between two decisions; 500 may/],
  ['options', 'offersTwice', /was offered and is refused: \d+ is picked twice/],
  ['options', 'offersByMood', /was (offered and is refused|not offered and is taken)/],
  ['options', 'refusesWithoutReason', /is refused without a reason/],
  ['options', 'refusesByNoRule', /is refused by "L-9.9", which is no rule/],
  ['options', 'refusalLeavesTrace', /was refused and has changed the state/],
  ['options', 'optionWithoutWords', /act has words missing/],
  ['json', 'notANumber', /holds NaN, which is not a whole number/],
  ['json', 'halves', /holds \d\.5, which is not a whole number/],
  ['json', 'nestedState', /which is not a whole number/],
  ['json', 'remembersBesideState', /the twin through JSON differs/],
  ['json', 'listensToItself', /the twin through JSON differs/],
  ['forks', 'nestedState', /holds object, which forks share/],
  ['forks', 'remembersBesideState', /two forks played by turns influence each other/],
  ['forks', 'remembersInFacts', /two forks played by turns influence each other/],
  ['replay', 'readsClock', /replaying the log gives another end/],
  ['replay', 'remembersBesideState', /replaying|replay/],
  ['undo', 'undoTooFree', /may take back answer \d+, by which viewer \d learned slot \d+/],
  ['undo', 'bidsInTurn', /giving answer \d+ once more gives another state/],
  ['undo', 'tellsAndTakesBack', /may take back answers from \d+ on, and learned from them/],
  [
    'hidden',
    'counterHoldsFace',
    /events told to viewer \d depend|view of viewer \d after an answer/,
  ],
  ['hidden', 'noteNamesCard', /the events told to viewer \d depend/],
  ['hidden', 'frameHoldsFace', /the view of viewer \d after an answer depends/],
  ['hidden', 'eventShowsFace', /an event tells viewer \d a face its view hides/],
  ['hidden', 'promptNamesCard', /the decision of seat \d .*depends on what it cannot know/],
  ['hidden', 'promptCountsEmbers', /the decision of seat \d at a decision depends/],
  ['hidden', 'labelNamesOthersCard', /the decision of seat \d .*depends on what it cannot know/],
  ['hidden', 'optionsFollowSecret', /the decision of seat \d .*depends on what it cannot know/],
  ['hidden', 'optionsFollowEmbers', /the decision of seat \d .*depends on what it cannot know/],
  ['hidden', 'whyNotNamesCard', /the decision of seat \d .*depends on what it cannot know/],
  ['hidden', 'refusalNamesCard', /the refusal seat \d gets depends on what it cannot know/],
  ['hidden', 'bidIsPublic', /is told what seat \d secretly answered|while seat \d has secretly/],
  ['hidden', 'bidIsNoted', /is told what seat \d secretly answered/],
  ['secrets', 'zoneShowsHands', /hand is to be seen by owner, and is seen by all/],
  ['imagine', 'copiesCard', /imagines|does not fit its view/],
  ['imagine', 'optionsFollowSecret', /the decision of seat \d depends on what it cannot know/],
  ['cards', 'losesCard', /slot \d+ lies in no zone/],
  ['cards', 'copiesCard', /the cards of lamps have changed/],
  ['cards', 'holdsWhatItNever', /(red|blue)-1 lies in hand\[\d\], which can never hold it/],
  ['cards', 'miscounts', /sky\[0\] counts 7 cards and holds 6/],
  ['cards', 'mistakesLast', /for its last/],
  ['scores', 'wrongSum', /its items sum to/],
  ['scores', 'worthNothing', /is worth NaN to seat 0/],
  ['words', 'wordlessCard', /the card breeze has no words/],
  ['words', 'twinIds', /two cards have the id red-1/],
  ['words', 'hiddenCard', /red-1 is on the table and not in the catalogue/],
  ['words', 'specialCard', /1 cards have an effect of their own \(breeze\), not 0/],
  ['setup', 'anyValuesGo', /values: .* (is taken|throw)/],
  ['setup', 'wrongDefault', /the defaults for 2 seats: rounds must be/],
  ['exhaustive', 'deadQuestion', /never was the question arrange/],
  ['exhaustive', 'deadStep', /never was the step eclipse/],
  ['rules', 'extraRule', /no test cites L-7.1/],
];

describe('a game that is broken on purpose is found out', () => {
  for (const [check, fault, reason] of CAUGHT) {
    test(`${check} finds ${fault}`, () => {
      const failures = runCheck(toy({ [fault]: true }), { check, folder });
      expect(failures.map((failure) => failure.reason).join('\n')).toMatch(reason);
      expect(failures[0]).toMatchObject({ check, game: 'lanterns' });
    });
  }
});
