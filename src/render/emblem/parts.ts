/**
 * What Pokémon emblems are put together from, on a field from −50 to 50 in both directions. Paired parts are the right half and drawn
 * twice, mirrored.
 */
import { disc, type Mark } from '../symbols/mark.ts'

export const BODIES: readonly Mark[] = [
  { shape: disc(0, 2, 28) },
  { shape: 'M0-30C18-30 27-10 27 6A27 26 0 0 1-27 6C-27-10-18-30 0-30z' },
  { shape: 'M-27-18Q-27-26-19-26H19Q27-26 27-18V4C27 20 12 28 0 33C-12 28-27 20-27 4z' },
  { shape: 'M4-33L29-3Q31 1 29 5L4 34Q0 38-4 34L-29 5Q-31 1-29-3L-4-33Q0-37 4-33z' },
  {
    shape:
      'M-12-27H12Q17-27 20-22L30-3Q32 1 30 5L20 25Q17 30 12 30H-12Q-17 30-20 25L-30 5Q-32 1-30-3L-20-22Q-17-27-12-27z',
  },
  { shape: 'M-14-18A14 12 0 0 1 14-18L29 20A8 8 0 0 1 21 31H-21A8 8 0 0 1-29 20z' },
  { shape: 'M-16-26H16A12 12 0 0 1 28-14V18A12 12 0 0 1 16 30H-16A12 12 0 0 1-28 18V-14A12 12 0 0 1-16-26z' },
  { shape: 'M0-34C10-20 28-10 28 6A28 27 0 0 1-28 6C-28-10-10-20 0-34z' },
]

export const CROWNS: readonly Mark[] = [
  { shape: 'M6-18L25-47Q28-50 29-46L29-8z' },
  { shape: disc(22, -29, 12) },
  { shape: 'M8-22C12-40 26-46 40-40C32-36 28-26 26-10z' },
  { shape: disc(26, -42, 5.5), pen: 'M8-20C10-34 16-42 26-42', width: 4 },
  { shape: 'M4-18C2-44 12-52 20-49C26-44 24-28 18-12z' },
  { shape: 'M0-22C4-44 20-50 36-46C34-30 18-20 0-22z' },
  { shape: 'M0-20V-50L8-24zM8-20L24-44L24-8z' },
  { pen: 'M0-48A19 7 0 0 1 0-34', width: 5 },
]

export const SIDES: readonly Mark[] = [
  { shape: 'M20-2C32-26 42-30 49-28C49-8 42 10 24 14z' },
  { shape: 'M20-8C38-12 49 4 48 26C38 20 30 18 20 16z' },
  { shape: 'M22-10L45 0Q48 2 45 4L22 16z' },
  { shape: disc(35, 8, 10) },
  { shape: 'M20-14L43-20L28-4zM24-4L48 3L24 10zM20 8L43 24L20 22z' },
  { shape: 'M24 2C30-14 42-16 49-14C48-4 40 4 24 2zM24 6C34 4 44 10 47 20C38 22 28 18 24 6z' },
  { pen: disc(37, 3, 8), width: 5 },
  { pen: 'M37-12V16', width: 8 },
]

export const BASES: readonly Mark[] = [
  { shape: disc(15, 34, 10) },
  { shape: 'M4 24L13 47L22 22z' },
  { pen: 'M4 30C6 46 24 48 30 36', width: 6 },
  { shape: 'M0 26H24L28 44H16L12 36L8 44H0z' },
  { shape: 'M0 26Q4 50 14 36Q26 48 26 16z' },
  { pen: 'M0 43A42 42 0 0 0 34 28', width: 5 },
  { shape: 'M0 34H24A4 4 0 0 1 24 44H0z' },
  {},
]

export const FACES: readonly Mark[] = [
  { shape: disc(11, -2, 5) },
  { shape: 'M0-7H13A5 5 0 0 1 13 3H0z' },
  { shape: disc(0, 0, 11) + disc(0, 0, 4.5) },
  { shape: 'M4-1L18-10Q20-2 16 3Q9 5 4-1z' },
  { pen: 'M5 1A6 6 0 0 1 17 1', width: 4 },
  { shape: 'M5-3A4.5 9 0 0 1 14-3A4.5 9 0 0 1 5-3z' },
  { shape: 'M0-15L11 0L0 15z' },
  { shape: disc(0, -9, 4.4) + disc(11, 4, 4.4) },
]

export const MARKINGS: readonly Mark[] = [
  {},
  { shape: disc(18, 10, 4.5) },
  { shape: 'M0 12A14 10 0 0 1 0 30z' },
  { pen: 'M0 16H14M0 23H10', width: 3.4 },
  { shape: 'M0-24L6-13H0z' },
  { pen: 'M0 22A22 22 0 0 0 19 13', width: 4 },
  { pen: 'M0 24L11 15', width: 4 },
  { shape: disc(0, 17, 3.4) + disc(8, 21, 3.4) + disc(15, 15, 3.4) },
]

/** Petals around the sign of a Trainer or special Energy, pointing up from the middle. */
export const PETALS: readonly Mark[] = [
  { shape: 'M0-24L8-46H-8z' },
  { shape: disc(0, -38, 8) },
  { shape: 'M-6-26Q-12-40 0-49Q12-40 6-26z' },
  { pen: 'M0-30V-45', width: 7 },
  { shape: 'M0-49L8-37L0-25L-8-37z' },
  { shape: 'M-9-28Q0-38 9-28L6-44H-6z' },
  { pen: disc(0, -38, 6), width: 4 },
  { pen: 'M-8-32L0-44L8-32', width: 5 },
]
