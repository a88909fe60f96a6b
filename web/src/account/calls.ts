import { call } from "$lib/net/api";
import type {
  Access,
  Asking,
  Confirmation,
  Export,
  History,
  MadePasskey,
  Me,
  Question,
  UsedPasskey,
} from "$lib/protocol";

export const calls = {
  signUp: (name: string, password: string) => call<Me>("POST", "/api/account/sign-up", { name, password }),
  signIn: (name: string, password: string) => call<Me>("POST", "/api/account/sign-in", { name, password }),
  signOut: () => call<Me>("POST", "/api/account/sign-out"),
  signOutEverywhere: (here: boolean) => call<Me>("POST", "/api/account/sign-out-everywhere", { here }),
  access: () => call<Access>("GET", "/api/account/access"),
  changePassword: (proof: Confirmation, password: string) =>
    call<Access>("POST", "/api/account/password", { ...proof, new: password }),
  endSession: (id: string) => call<Access>("POST", `/api/account/sessions/${encodeURIComponent(id)}/end`),
  myGames: (before = "") =>
    call<History>("GET", `/api/account/games${before && `?before=${encodeURIComponent(before)}`}`),
  hideRatings: (hidden: boolean) => call<Me>("POST", "/api/account/hiding", { hidden }),
  exportAccount: (proof: Confirmation) => call<Export>("POST", "/api/account/export", proof),
  deleteAccount: (proof: Confirmation) => call<Me>("POST", "/api/account/delete", proof),
  askPasskey: (asking: Asking) => call<Question>("POST", "/api/account/passkeys/question", asking),
  signUpWith: (passkey: MadePasskey) => call<Me>("POST", "/api/account/passkeys/sign-up", { passkey }),
  signInWith: (passkey: UsedPasskey) => call<Me>("POST", "/api/account/passkeys/sign-in", { passkey }),
  addPasskey: (passkey: MadePasskey) => call<Access>("POST", "/api/account/passkeys", { passkey }),
  namePasskey: (id: string, name: string) =>
    call<Access>("POST", `/api/account/passkeys/${encodeURIComponent(id)}/name`, { name }),
  removePasskey: (id: string, proof: Confirmation) =>
    call<Access>("POST", `/api/account/passkeys/${encodeURIComponent(id)}/remove`, proof),
};
