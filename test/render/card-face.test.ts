import { describe, expect, test } from 'vitest'
import { cardFace, lineOf } from '../../src/app/card-face.ts'
import { everyKind, inventedFace } from './kinds.ts'

const kind = (id: string) => inventedFace(everyKind.find(each => each.id === id)!)
const ids = (line: ReturnType<typeof lineOf>) => line.map(members => members.map(({ name, face }) => face?.id ?? name))

describe('the face of a card', () => {
  test('a Pokémon', () => {
    expect(cardFace('hgss1-110')).toMatchInlineSnapshot(`
      {
        "attacks": [
          {
            "cost": [
              "fire",
              "fire",
              "colorless",
            ],
            "damage": "70",
            "name": "Flare Destroy",
            "text": "To use this attack, discard an Energy card from this Pokémon. Discard an Energy card from the Defending Pokémon.",
          },
        ],
        "evolvesFrom": "Quilava",
        "half": null,
        "hp": 140,
        "id": "hgss1-110",
        "kind": "pokemon",
        "labels": [
          "prime",
        ],
        "name": "Typhlosion",
        "powers": [
          {
            "kind": "power",
            "name": "Afterburner",
            "sort": "Poké-Power",
            "text": "Once in your turn, before you attack, you may do this: Attach a Fire Energy card from your discard pile to one of your Pokémon. If you do, put a damage counter on that Pokémon. You cannot use this power while this Pokémon has a Special Condition.",
          },
        ],
        "resistances": [],
        "retreat": 2,
        "sort": "Stage 2",
        "stage": "stage2",
        "text": "",
        "types": [
          "fire",
        ],
        "weaknesses": [
          {
            "type": "water",
            "value": "×2",
          },
        ],
      }
    `)
  })

  test('a Trainer, with an attack or a body of its own', () => {
    expect(cardFace('hgss3-71')).toMatchObject({
      kind: 'trainer',
      trainer: 'stadium',
      sort: 'Stadium',
      attacks: [],
      inPlay: null,
    })
    expect(kind('kind-machine')).toMatchObject({
      sort: 'Technical Machine',
      attacks: [{ name: 'Devolve All', cost: ['colorless'] }],
    })
    expect(kind('kind-fossil')).toMatchObject({ sort: 'Fossil', inPlay: { hp: 40, types: ['colorless'], retreat: 0 } })
  })

  test('an Energy', () => {
    expect(cardFace('hgss1-116')).toMatchObject({
      kind: 'energy',
      basic: true,
      sort: 'Basic Energy',
      provides: [['fire']],
    })
    expect(cardFace('hgss1-103')).toMatchObject({ sort: 'Special Energy', provides: [['colorless'], ['colorless']] })
  })

  test('changes of damage are written with the signs people read', () => {
    expect(kind('kind-lvx')).toMatchObject({ weaknesses: [{ type: 'fairy', value: '+30' }] })
    expect(kind('kind-mega')).toMatchObject({ weaknesses: [{ value: '×2' }], resistances: [{ value: '−20' }] })
  })

  test('it is plain values: nothing a card can do comes along', () => {
    expect(structuredClone(cardFace('hgss1-110'))).toEqual(cardFace('hgss1-110'))
  })

  test('no such card is a bug', () => {
    expect(() => cardFace('hgss1-999')).toThrow('There is no card hgss1-999')
  })
})

describe('a Trainer is called by the words of its rulebook', () => {
  test.each([
    ['ecard1-156', 'Potion', 'Trainer', 'Trainer'],
    ['ecard1-149', "Professor Oak's Research", 'Supporter', 'Trainer'],
    ['hgss1-102', 'Switch', 'Trainer', 'Trainer'],
    ['hgss1-89', 'Bill', 'Supporter', 'Supporter'],
    ['hgss3-71', 'Burned Tower', 'Stadium', 'Stadium'],
    ['xy10-113', 'Ultra Ball', 'Item', 'Trainer'],
    ['xy9-112', 'Tierno', 'Supporter', 'Trainer'],
  ])('[CARD-01, CARD-02] %s, %s', (id, name, sort, family) => {
    expect(cardFace(id)).toMatchObject({ name, sort, family })
  })
})

describe('the line of a card', () => {
  test('the card itself, and the nearest print of the others', () => {
    expect(ids(lineOf('hgss1-110'))).toMatchInlineSnapshot(`
      [
        [
          "hgss1-61",
        ],
        [
          "hgss1-49",
        ],
        [
          "hgss1-110",
        ],
      ]
    `)
  })

  test('several where a Pokémon evolves into more than one', () => {
    expect(lineOf('hgss1-12').map(members => members.map(({ name }) => name))).toMatchInlineSnapshot(`
      [
        [
          "Slowpoke",
        ],
        [
          "Slowking",
        ],
      ]
    `)
  })

  test('a LV.X stands above the card it levels up', () => {
    expect(ids(lineOf('kind-lvx', everyKind, inventedFace))).toEqual([
      ['kind-basic'],
      ['kind-stage1'],
      ['kind-stage2'],
      ['kind-lvx'],
      ['kind-break'],
    ])
  })

  test('a fossil begins a line; a Pokémon without cards is known by name', () => {
    expect(ids(lineOf('kind-restored', everyKind, inventedFace))).toEqual([['kind-fossil'], ['kind-restored']])
    expect(
      ids(
        lineOf(
          'kind-restored',
          everyKind.filter(({ id }) => id !== 'kind-fossil'),
          inventedFace,
        ),
      ),
    ).toEqual([['Old Shell'], ['kind-restored']])
  })

  test('Trainers and lone Pokémon have none', () => {
    expect([lineOf('hgss3-71'), lineOf('kind-star', everyKind, inventedFace), lineOf('nothing')]).toEqual([[], [], []])
  })
})
