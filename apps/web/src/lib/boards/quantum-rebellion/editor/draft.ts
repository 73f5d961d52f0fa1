import { positionCodec, positionSquadron } from './rules.ts';

/** A position on its way: unlike one that is played from, it may lack squadrons. */
export const draftCodec = positionCodec.safeExtend({ squadrons: positionSquadron.array() });
