import type { Schema } from "../src/table/texts/fields";

/** The types of a game without pictures, with references and nullable fields. */
export const schema: Schema = {
  properties: {
    table: { $ref: "#/$defs/Table" },
    happening: { anyOf: [{ $ref: "#/$defs/Taken" }, { $ref: "#/$defs/Shown" }, { $ref: "#/$defs/Round" }] },
  },
  $defs: {
    Table: {
      type: "object",
      properties: {
        phase: { type: "string" },
        turn: { anyOf: [{ type: "integer", format: "seat" }, { type: "null" }] },
        hand: { anyOf: [{ type: "array", items: { type: "string", format: "card" } }, { type: "null" }] },
        heap: { type: "array", items: { $ref: "#/$defs/Laid" } },
        open: { type: "boolean" },
        share: { type: "number" },
        suit: { anyOf: [{ type: "string" }, { type: "null" }] },
        calls: {
          type: "array",
          items: { anyOf: [{ type: "boolean" }, { type: "null" }] },
          format: "per-seat",
        },
        scores: { type: "array", items: { type: "integer" }, format: "per-seat" },
        bids: {
          anyOf: [
            { type: "array", items: { anyOf: [{ type: "integer" }, { type: "null" }] }, format: "per-seat" },
            { type: "null" },
          ],
        },
      },
    },
    Laid: {
      type: "object",
      properties: { seat: { type: "integer", format: "seat" }, card: { type: "string", format: "card" } },
    },
    Taken: {
      type: "object",
      properties: {
        type: { enum: ["taken"] },
        seat: { anyOf: [{ type: "integer", format: "seat" }, { type: "null" }] },
        count: { type: "integer" },
        cards: { anyOf: [{ type: "array", items: { type: "string", format: "card" } }, { type: "null" }] },
      },
    },
    Round: { type: "object", properties: { type: { enum: ["round"] }, last: { type: "boolean" } } },
    Shown: {
      type: "object",
      properties: {
        type: { enum: ["shown"] },
        bids: { type: "array", items: { type: "integer" }, format: "per-seat" },
      },
    },
  },
};

export const en = `
title = Sticks
about = Take the last one.
card-R = red
card-C = ♣{ $rest }
move-take = Take { $rest }
move-pass = Pass
table-heap = Heap
table-open = Open
table-turn = Turn
table-share = Share
table-scores = Score
table-bids = Bid
table-suit = Trump
    .value-hearts = Hearts ♥
    .value-none = no trump
table-calls = Call
    .value-true = called
    .value-none = no trump
event-round = { $last ->
        [true] The last round.
       *[false] A round.
    }
event-taken = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $count } ({ $cards ->
        [none] hidden
       *[other] { $cards }
    })
event-shown = Bids: { $bids }
option-mode = Mode
    .value-short = a short game
option-hints =
    .note = Only a note.
`;
